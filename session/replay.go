package session

// Difference is where a replay parts from its log.
type Difference struct {
	Version int64  `json:"version"`
	Turn    int    `json:"turn"`
	Type    string `json:"type"`
	Logged  string `json:"logged"` // what the log has
	Again   string `json:"again"`  // what the same inputs give now
}
