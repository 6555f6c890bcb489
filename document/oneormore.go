package document

// OneOrMore is a list of texts that may be written as a single one.
type OneOrMore []string
