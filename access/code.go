package access

import (
	"crypto/rand"
	"fmt"
	"math/big"
	"strings"
	"time"
	"unicode"
)

// ErrCode answers a code that no invitation has. It is ErrUnknown.
var ErrCode = fmt.Errorf("no invitation has this code: %w", ErrUnknown)

// The letters and digits of a code: none that are taken for another when read aloud or from a board, and no vowels, so
// that no code is a word.
const codeLetters = "CDFHJKMNPQRTVWXY34679"

// codeLength makes nearly two thousand million codes.
const codeLength = 7

// codeLasts is how long a code opens an invitation whose link may last longer: what is written on a board is soon no secret.
const codeLasts = 30 * 24 * time.Hour

// maxTyped is the longest that is taken for a code; a link's secret has 43 characters.
const maxTyped = 12

func newCode() string {
	var b strings.Builder
	for range codeLength {
		n, _ := rand.Int(rand.Reader, big.NewInt(int64(len(codeLetters)))) // never fails: see crypto/rand
		b.WriteByte(codeLetters[n.Int64()])
	}
	return b.String()
}

// ReadCode takes what somebody typed for a code: in any case, with spaces and dashes. ok is false when it is too long for
// one, and so may be the secret of a link.
func ReadCode(typed string) (code string, ok bool) {
	code = strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || r == '-' {
			return -1
		}
		return unicode.ToUpper(r)
	}, typed)
	return code, len(code) <= maxTyped
}
