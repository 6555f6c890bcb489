package access

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"strings"
	"unicode/utf8"

	"golang.org/x/crypto/argon2"
)

// The cost of a password: 64 MiB, three passes, about a tenth of a second.
const (
	passwordMemory  = 64 << 10
	passwordPasses  = 3
	passwordThreads = 1
	passwordBytes   = 32
	saltBytes       = 16
)

// MinPassword is how many characters a password must have.
const MinPassword = 10

// CheckPassword says what is wrong with a new password, if anything is.
func CheckPassword(password string) error {
	switch {
	case !utf8.ValidString(password):
		return fmt.Errorf("the password is not valid UTF-8")
	case utf8.RuneCountInString(password) < MinPassword:
		return fmt.Errorf("the password is too short; use at least %d characters", MinPassword)
	case len(password) > 1024:
		return fmt.Errorf("the password is too long; use at most 1024 bytes")
	}
	return nil
}

// hashPassword makes the text that is kept of a password.
func hashPassword(password string) string {
	salt := make([]byte, saltBytes)
	_, _ = rand.Read(salt) // never fails: see crypto/rand
	key := argon2.IDKey([]byte(password), salt, passwordPasses, passwordMemory, passwordThreads, passwordBytes)
	encode := base64.RawStdEncoding.EncodeToString
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version, passwordMemory, passwordPasses, passwordThreads, encode(salt), encode(key))
}

// matches reports whether a password is the one that was kept, in a time that tells nothing.
func matches(password, kept string) bool {
	parts := strings.Split(kept, "$")
	if len(parts) != 6 || parts[1] != "argon2id" {
		return false
	}
	var memory, passes uint32
	var threads uint8
	if _, err := fmt.Sscanf(parts[3], "m=%d,t=%d,p=%d", &memory, &passes, &threads); err != nil {
		return false
	}
	salt, err := base64.RawStdEncoding.DecodeString(parts[4])
	if err != nil {
		return false
	}
	key, err := base64.RawStdEncoding.DecodeString(parts[5])
	if err != nil || len(key) == 0 {
		return false
	}
	again := argon2.IDKey([]byte(password), salt, passes, memory, threads, uint32(len(key)))
	return subtle.ConstantTimeCompare(key, again) == 1
}

// newToken returns a secret that no one can guess, and the hash that is kept of it.
func newToken() (secret, hash string) {
	raw := make([]byte, 32)
	_, _ = rand.Read(raw) // never fails: see crypto/rand
	secret = base64.RawURLEncoding.EncodeToString(raw)
	return secret, hashToken(secret)
}

func hashToken(secret string) string {
	sum := sha256.Sum256([]byte(secret))
	return hex.EncodeToString(sum[:])
}
