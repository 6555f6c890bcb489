package game

// Game is a whole game as it is kept: a design with the content of each of its mechanics and the diagram of each scene that
// needs one. Nothing else is needed to assemble and play it.
type Game struct {
	Kind     string `yaml:"kind" json:"kind"`
	ID       string `yaml:"id" json:"id"`
	Title    string `yaml:"title" json:"title"`
	Subject  string `yaml:"subject,omitempty" json:"subject,omitempty"`
	Language string `yaml:"language,omitempty" json:"language,omitempty"` // English when empty
	// Seed decides the order in which items lie before the player.
	Seed     int64                  `yaml:"seed,omitempty" json:"seed,omitempty"`
	Design   Design                 `yaml:"design" json:"design"`
	Content  map[MechanicID]Content `yaml:"content" json:"content"`
	Diagrams map[SceneID]Diagram    `yaml:"diagrams,omitempty" json:"diagrams,omitempty"`
}
