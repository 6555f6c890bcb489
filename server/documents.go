package server

import (
	"context"
	"net/http"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"throughline/access"
	"throughline/diag"
	"throughline/document"
)

// maxDocumentBody bounds a request with a document in it: JSON takes more than the text itself.
const maxDocumentBody = 2 << 20

func (s *Server) routeDocuments() {
	tags := []string{"documents"}
	const one = basePath + "/documents/{kind}/{id}"
	huma.Register(s.api, huma.Operation{
		OperationID: "list-documents", Method: http.MethodGet, Path: basePath + "/documents",
		Summary: "List the documents there are: examples and own", Tags: tags,
	}, s.listDocuments)
	huma.Register(s.api, huma.Operation{
		OperationID: "read-document", Method: http.MethodGet, Path: one, Summary: "Read a document", Tags: tags,
	}, s.readDocument)
	huma.Register(s.api, huma.Operation{
		OperationID: "save-document", Method: http.MethodPut, Path: one, Summary: "Save an own document", Tags: tags, MaxBodyBytes: maxDocumentBody,
		Description: "A document with errors is saved too, and cannot be opened or shared until they are mended. " +
			"With If-Match it replaces the revision named there; without, it is a new document.",
	}, s.saveDocument)
	huma.Register(s.api, huma.Operation{
		OperationID: "delete-document", Method: http.MethodDelete, Path: one, Summary: "Delete an own document and its versions", Tags: tags,
		DefaultStatus: http.StatusNoContent,
		Description:   "Sessions that were opened on it keep their copy. Open invitations to it are revoked.",
	}, s.deleteDocument)
	huma.Register(s.api, huma.Operation{
		OperationID: "list-versions", Method: http.MethodGet, Path: one + "/versions", Summary: "What an own document was, newest first", Tags: tags,
		Description: "To go back to one, read it and save its text.",
	}, s.listVersions)
	huma.Register(s.api, huma.Operation{
		OperationID: "read-version", Method: http.MethodGet, Path: one + "/versions/{version}", Summary: "Read an own document as it was", Tags: tags,
	}, s.readVersion)
	huma.Register(s.api, huma.Operation{
		OperationID: "check-document", Method: http.MethodPost, Path: basePath + "/check", MaxBodyBytes: maxDocumentBody,
		Summary: "Check a document of any kind", Tags: tags,
	}, s.checkDocument)
}

type documentsInput struct {
	Kind string `query:"kind" maxLength:"60" doc:"Only this kind, without its version, such as roleplay"`
}

type documentsOutput struct {
	Body struct {
		Documents []Listing `json:"documents" nullable:"false"`
	}
}

func (s *Server) listDocuments(ctx context.Context, in *documentsInput) (*documentsOutput, error) {
	var out documentsOutput
	kind := in.Kind
	if kind != "" {
		kind = versioned(kind)
	}
	list, err := s.Library.List(ctx, kind)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	out.Body.Documents = append([]Listing{}, list...)
	return &out, nil
}

// DocumentPath names a document.
type DocumentPath struct {
	Kind string `path:"kind" maxLength:"60" doc:"The kind without its version, such as roleplay"`
	ID   string `path:"id" maxLength:"64"`
}

// versioned is the kind that a document's text gives.
func versioned(kind string) string { return kind + "/v1" }

type documentOutput struct {
	ETag string `header:"ETag" doc:"The revision in quotes"`
	Body Text
}

func documentOf(t Text) *documentOutput {
	return &documentOutput{ETag: `"` + t.Revision + `"`, Body: t}
}

func (s *Server) readDocument(ctx context.Context, in *DocumentPath) (*documentOutput, error) {
	doc, err := s.Library.Document(ctx, versioned(in.Kind), in.ID)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	return documentOf(doc), nil
}

// Condition is what a change presupposes.
type Condition struct {
	IfMatch string `header:"If-Match" maxLength:"100" doc:"The revision that is to be changed, or * for any"`
}

func (c Condition) expect() document.Expect {
	match := strings.Trim(strings.TrimPrefix(strings.TrimSpace(c.IfMatch), "W/"), `"`)
	return document.Expect{Any: match == "*", Revision: match}
}

type saveInput struct {
	DocumentPath
	Condition
	Body struct {
		Text string `json:"text"`
	}
}

type saveOutput struct {
	ETag string `header:"ETag" doc:"The revision in quotes"`
	Body struct {
		Document    Text      `json:"document"`
		Diagnostics diag.List `json:"diagnostics" nullable:"false" doc:"What is wrong or odd about it; it is saved all the same"`
	}
}

func (s *Server) saveDocument(ctx context.Context, in *saveInput) (*saveOutput, error) {
	who := principal(ctx)
	doc, found, err := s.Library.Keep(ctx, document.Kept{
		Kind: versioned(in.Kind), ID: in.ID, Text: in.Body.Text, Updated: time.Now().UnixMilli(), Who: who.Name(),
	}, in.expect())
	if err == nil {
		err = s.Door.Did(ctx, who, "saved a document", doc.Kind+" "+doc.ID)
	}
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	out := &saveOutput{ETag: `"` + doc.Revision + `"`}
	out.Body.Document, out.Body.Diagnostics = doc, append(diag.List{}, found...)
	return out, nil
}

type deleteInput struct {
	DocumentPath
	Condition
}

func (s *Server) deleteDocument(ctx context.Context, in *deleteInput) (*struct{}, error) {
	expect := in.expect()
	expect.Any = expect.Any || in.IfMatch == ""
	err := s.DropDocument(ctx, versioned(in.Kind), in.ID, expect)
	if err == nil {
		// What was deleted must leave no trace, so the entry does not name it.
		err = s.Door.Did(ctx, principal(ctx), "deleted a document", "")
	}
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	return nil, nil
}

// DropDocument deletes an owner's document and revokes what invites to it. Should it not come to that, whoever follows
// such a link is told so (see room).
func (c Config) DropDocument(ctx context.Context, kind, id string, expect document.Expect) error {
	if err := c.Library.Drop(ctx, kind, id, expect); err != nil {
		return err
	}
	invites, err := c.Door.Invites(ctx)
	for _, i := range invites {
		domain, unknown := c.domain(i.Kind)
		if err != nil || unknown != nil || domain.Document != kind || i.Document != id || i.State == access.Revoked {
			continue
		}
		err = c.Book.Revoke(ctx, i.ID)
	}
	return err
}

// Version is one of the texts that a document had.
type Version struct {
	Version int64  `json:"version"`
	Updated int64  `json:"updated"`
	Who     string `json:"who"`
	Bytes   int64  `json:"bytes" doc:"The length of the text"`
}

type versionsOutput struct {
	Body struct {
		Versions []Version `json:"versions" nullable:"false"`
	}
}

func (s *Server) listVersions(ctx context.Context, in *DocumentPath) (*versionsOutput, error) {
	changes, err := s.Library.Versions(ctx, versioned(in.Kind), in.ID)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	var out versionsOutput
	out.Body.Versions = []Version{}
	for _, c := range changes {
		out.Body.Versions = append(out.Body.Versions, Version(c))
	}
	return &out, nil
}

type versionInput struct {
	DocumentPath
	Version int64 `path:"version" minimum:"1"`
}

func (s *Server) readVersion(ctx context.Context, in *versionInput) (*documentOutput, error) {
	doc, err := s.Library.Version(ctx, versioned(in.Kind), in.ID, in.Version)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	return documentOf(doc), nil
}

type checkInput struct {
	Body struct {
		Name string `json:"name,omitempty" maxLength:"200" doc:"What the diagnostics call the file"`
		Text string `json:"text" doc:"The document"`
	}
}

type checkOutput struct {
	Body struct {
		Diagnostics diag.List `json:"diagnostics" nullable:"false"`
	}
}

func (s *Server) checkDocument(ctx context.Context, in *checkInput) (*checkOutput, error) {
	name := in.Body.Name
	if name == "" {
		name = "document"
	}
	found, err := s.Library.Check(ctx, name, in.Body.Text)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	var out checkOutput
	out.Body.Diagnostics = append(diag.List{}, found...)
	return &out, nil
}
