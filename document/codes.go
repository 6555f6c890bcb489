package document

import "throughline/diag"

var (
	codeTooLarge  = diag.Code{ID: "D001", Title: "larger than a document may be", Fix: "Split it, or remove what is not needed."}
	codeNotUTF8   = diag.Code{ID: "D002", Title: "not UTF-8", Fix: "Save the file as UTF-8."}
	codeControl   = diag.Code{ID: "D003", Title: "control character", Fix: "Remove the character; it has no place in a text."}
	codeSyntax    = diag.Code{ID: "D004", Title: "cannot be read as YAML or JSON", Fix: "Mend the punctuation or the indentation at this place."}
	codeTooDeep   = diag.Code{ID: "D005", Title: "nested too deeply", Fix: "No format needs so many levels; look for a bracket too many."}
	codeFeature   = diag.Code{ID: "D006", Title: "a YAML feature that is not used here", Fix: "Write the value out in place; quote it if it is meant literally."}
	codeDuplicate = diag.Code{ID: "D007", Title: "a key given twice", Fix: "Keep one of them."}
	codeSeveral   = diag.Code{ID: "D008", Title: "several documents in one file", Fix: "Put each into a file of its own."}
	codeEmptyFile = diag.Code{ID: "D009", Title: "nothing in the file", Fix: "Begin with `kind:` and the name of a format."}
	codeTopLevel  = diag.Code{ID: "D010", Title: "not a mapping at the top", Fix: "Begin with `kind:` and go on with one key a line."}
	codeNoKind    = diag.Code{ID: "D011", Title: "no kind", Fix: "Begin with `kind:` and the name of a format."}
	codeUnknown   = diag.Code{ID: "D012", Title: "a key that does not exist", Fix: "Correct its spelling, or remove it."}
	codeType      = diag.Code{ID: "D013", Title: "the wrong type of value", Fix: "Give the type that the message asks for."}
	codeMissing   = diag.Code{ID: "D014", Title: "a key is missing", Fix: "Add the key with a value."}
	codeEmpty     = diag.Code{ID: "D015", Title: "an empty value", Fix: "Write something, or remove it."}
	codeRange     = diag.Code{ID: "D016", Title: "a number that does not fit", Fix: "Use a number that can be meant."}
)

// Codes lists every finding of this package.
var Codes = diag.Table{
	codeTooLarge, codeNotUTF8, codeControl, codeSyntax, codeTooDeep, codeFeature, codeDuplicate, codeSeveral, codeEmptyFile,
	codeTopLevel, codeNoKind, codeUnknown, codeType, codeMissing, codeEmpty, codeRange, codeUnknownKind,
}
