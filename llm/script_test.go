package llm_test

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"throughline/llm"
	"throughline/llm/llmtest"
)

func TestAScriptKeepsRepliesForTheirRoles(t *testing.T) {
	t.Parallel()
	s := script(t, "# a remark\n\n>>> rate\n{\"grade\": 2}\n\n>>>\n\nFirst.\n\n  Second line.\n\n>>> actor\n# no remark\n")
	for _, c := range []struct {
		role llm.Role
		want string
	}{{llm.Actor, "First.\n\n  Second line."}, {llm.Actor, "# no remark"}, {llm.Rate, `{"grade": 2}`}} {
		r := llmtest.Say("Hello.")
		r.Role = c.role
		if reply, err := s.Generate(t.Context(), r, nil); err != nil || reply.Text != c.want {
			t.Errorf("%s: %q, %v", c.role, reply.Text, err)
		}
	}
	_, err := s.Generate(t.Context(), llmtest.Say("Hello."), nil)
	if err == nil || err.Error() != `script: the script has no more replies for the role ""; add one` || len(s.Told()) != 4 {
		t.Errorf("got %v", err)
	}
}

func TestAScriptTakesItsTime(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		began := time.Now()
		var heard []string
		_, err := script(t, ">>> delay=2s chunk=5 pause=50ms\nGood morning.\n").Generate(t.Context(), llmtest.Say("Hello."), func(d string) {
			heard = append(heard, d)
		})
		if took := time.Since(began); err != nil || strings.Join(heard, "|") != "Good |morni|ng." || took != 2100*time.Millisecond {
			t.Errorf("it took %v: %q, %v", took, heard, err)
		}
	})
}

func TestEveryDirectionThatCannotBeMeantIsShownHowToBeWritten(t *testing.T) {
	t.Parallel()
	_, found := llm.ParseScript("x.script", []byte(">>> delay=soon chunk=0\nHello.\n>>> fault=200 actor rat\n"))
	var got []string
	for _, d := range found {
		got = append(got, d.String())
	}
	want := []string{
		`x.script:1:1: L104 delay cannot be "soon"; write it as in delay=2s`,
		`x.script:1:1: L104 chunk cannot be "0"; write it as in chunk=8`,
		`x.script:3:1: L104 fault cannot be "200"; write it as in fault=429, fault=dropped, fault=refused or fault=stall`,
		`x.script:3:1: L103 there is no role "rat"; did you mean "rate"?`,
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s", strings.Join(got, "\n"))
	}
}

func FuzzParseScript(f *testing.F) {
	f.Add(">>> actor delay=2s\nHello.\n>>> fault=429\n")
	f.Add(">>>")
	f.Fuzz(func(t *testing.T, text string) {
		s, found := llm.ParseScript("x", []byte(text))
		if len(found) == 0 && s.Rest() == 0 {
			t.Errorf("%q has neither replies nor findings", text)
		}
	})
}
