// Package game makes and runs learning games whose structure is owned by code.
//
// A Design is what a person or a model writes: scenes and mechanics in order, without ids, edges or arithmetic. Build
// makes a Plan of it, which is valid by construction, and Validate proves it again and says who can mend what is
// wrong. Content and diagrams are bound to a plan by mechanic id and become a blueprint, which is played through by
// bots before anyone else gets it. It keeps nothing itself (see session) and knows no HTTP (see server).
package game
