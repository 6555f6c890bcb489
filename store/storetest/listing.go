package storetest

import (
	"testing"

	"throughline/session"
)

func list(t *testing.T, log session.Log, f session.Filter) []session.ID {
	t.Helper()
	heads, err := log.List(t.Context(), f)
	if err != nil {
		t.Fatal(err)
	}
	var ids []session.ID
	for _, head := range heads {
		same(t, "listed head", head, mustHead(t, log, head.ID))
		ids = append(ids, head.ID)
	}
	return ids
}

var listing = []promise{
	{"an empty log lists nothing", func(t *testing.T, log session.Log) {
		same(t, "list", list(t, log, session.Filter{}), []session.ID(nil))
		got, err := log.Unfinished(t.Context(), "a", 1)
		if len(got) > 0 || err != nil {
			t.Errorf("unfinished: %v, %v", got, err)
		}
	}},
	{"the latest update comes first and filters select", func(t *testing.T, log session.Log) {
		a := begin(t, log, session.Head{Kind: "one"}, 10).ID
		b := begin(t, log, session.Head{Kind: "two", Summary: session.Summary{Done: true}}, 20).ID
		c := begin(t, log, session.Head{Kind: "one", Parent: a}, 30).ID
		d := begin(t, log, session.Head{Kind: "two", Parent: a}, 40).ID
		yes, no := true, false
		w := write(a, 1, 1, 35)
		w.Summary.Done = true
		mustAppend(t, log, w)
		for _, f := range []struct {
			name   string
			filter session.Filter
			want   []session.ID
		}{
			{"all", session.Filter{}, []session.ID{d, a, c, b}},
			{"kind", session.Filter{Kind: "one"}, []session.ID{a, c}},
			{"unknown kind", session.Filter{Kind: "three"}, nil},
			{"kind that is no text", session.Filter{Kind: "\x00"}, nil},
			{"done", session.Filter{Done: &yes}, []session.ID{a, b}},
			{"not done", session.Filter{Done: &no}, []session.ID{d, c}},
			{"forks", session.Filter{Parent: a}, []session.ID{d, c}},
			{"before", session.Filter{Before: 35}, []session.ID{c, b}},
			{"limit", session.Filter{Limit: 2}, []session.ID{d, a}},
			{"together", session.Filter{Kind: "two", Done: &no, Parent: a, Before: 41, Limit: 1}, []session.ID{d}},
		} {
			same(t, f.name, list(t, log, f.filter), f.want)
		}
	}},
	{"paging shows every session once, also those of one instant", func(t *testing.T, log session.Log) {
		for at := range int64(25) {
			begin(t, log, session.Head{}, at/8+1)
		}
		want := list(t, log, session.Filter{Limit: 1000})
		var got []session.ID
		for f := (session.Filter{Limit: 10}); ; {
			page, err := log.List(t.Context(), f)
			if err != nil {
				t.Fatal(err)
			}
			if len(page) == 0 || len(got) > len(want) {
				break
			}
			for _, head := range page {
				got = append(got, head.ID)
			}
			f.Before, f.BeforeID = page[len(page)-1].Updated, page[len(page)-1].ID
		}
		same(t, "pages", got, want)
	}},
	{"a list without a limit stops at a hundred", func(t *testing.T, log session.Log) {
		for at := range int64(101) {
			begin(t, log, session.Head{}, at+1)
		}
		if n := len(list(t, log, session.Filter{})); n != 100 {
			t.Errorf("the list has %d", n)
		}
		if n := len(list(t, log, session.Filter{Limit: 1000})); n != 101 {
			t.Errorf("the longer list has %d", n)
		}
	}},
}
