package server

import (
	"bytes"
	"context"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"reflect"
	"strconv"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"
)

func (s *Server) routeResults() {
	registry := s.api.OpenAPI().Components.Schemas
	huma.Register(s.api, huma.Operation{
		OperationID: "read-results", Method: http.MethodGet, Path: basePath + "/results/{kind}/{document}",
		Summary: "How everyone fared who came by an invitation to a document", Tags: []string{"invitations"},
		Responses: map[string]*huma.Response{
			"200": {Description: "The results", Content: map[string]*huma.MediaType{
				"application/json": {Schema: registry.Schema(reflect.TypeFor[Results](), true, "")},
				"text/csv":         {Schema: &huma.Schema{Type: huma.TypeString}},
			}},
			"default": {Description: "Error", Content: map[string]*huma.MediaType{
				"application/problem+json": {Schema: registry.Schema(reflect.TypeFor[Problem](), true, "")},
			}},
		},
	}, s.readResults)
}

type resultsInput struct {
	Kind     string `path:"kind" maxLength:"60" doc:"The kind of session, such as roleplay"`
	Document string `path:"document" maxLength:"64"`
	Invite   string `query:"invite" maxLength:"64" doc:"Only those who came by this invitation"`
	Format   string `query:"format" enum:"json,csv" doc:"csv for a table, a row a person"`
	Accept   string `header:"Accept" doc:"text/csv for a table"`
}

func (s *Server) readResults(ctx context.Context, in *resultsInput) (*huma.StreamResponse, error) {
	results, err := s.Results(ctx, in.Kind, in.Document, in.Invite)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	var body bytes.Buffer
	asCSV := in.Format == "csv" || in.Format == "" && strings.HasPrefix(in.Accept, "text/csv")
	if asCSV {
		err = results.WriteCSV(&body)
	} else {
		err = json.NewEncoder(&body).Encode(results)
	}
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	return &huma.StreamResponse{Body: func(c huma.Context) {
		c.SetHeader("Content-Type", "application/json")
		if asCSV {
			c.SetHeader("Content-Type", "text/csv; charset=utf-8")
			c.SetHeader("Content-Disposition", fmt.Sprintf(`attachment; filename="%s-%s-results.csv"`, in.Kind, plainName(in.Document)))
		}
		_, _ = c.BodyWriter().Write(body.Bytes())
	}}, nil
}

// plainName keeps a name from ending a header early.
func plainName(name string) string {
	return strings.Map(func(r rune) rune {
		if r == '-' || r == '_' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' {
			return r
		}
		return '_'
	}, name)
}

// WriteCSV writes a row a person: who they are, then what the kind of session says about them.
func (r Results) WriteCSV(w io.Writer) error {
	labels := map[string]string{}
	for _, i := range r.Invites {
		labels[i.ID] = i.Label
	}
	out := csv.NewWriter(w)
	rows := [][]string{append([]string{"nickname", "invitation", "session", "joined", "last seen", "done", "place"}, r.heading...)}
	for i, p := range r.People {
		row := []string{p.Nickname, labels[p.Invite], string(p.Session), moment(p.Joined), moment(p.Seen), strconv.FormatBool(p.Done), p.Place}
		if i < len(r.rows) {
			row = append(row, r.rows[i]...)
		}
		rows = append(rows, row)
	}
	for _, row := range rows {
		for i := range row {
			row[i] = harmless(row[i])
		}
		if err := out.Write(row); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// harmless keeps a spreadsheet from running what a person typed: a cell that could begin a formula begins with an
// apostrophe instead.
func harmless(cell string) string {
	if _, err := strconv.ParseFloat(cell, 64); err == nil && !strings.HasPrefix(cell, "+") {
		return cell // a number, negative ones too
	}
	if strings.HasPrefix(strings.TrimLeft(cell, " \u00a0"), "\t") || strings.ContainsAny(firstRune(strings.TrimLeft(cell, " \u00a0\r\n")), "=+-@\t\r|＝＋－＠") {
		return "'" + cell
	}
	return cell
}

func firstRune(text string) string {
	for _, r := range text {
		return string(r)
	}
	return ""
}

func moment(ms int64) string { return time.UnixMilli(ms).UTC().Format(time.RFC3339) }
