package server

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"throughline/diag"
)

func (s *Server) routeDocuments() {
	huma.Register(s.api, huma.Operation{
		OperationID: "list-documents", Method: http.MethodGet, Path: basePath + "/documents",
		Summary: "List the documents that can be used", Tags: []string{"documents"},
	}, s.listDocuments)
	huma.Register(s.api, huma.Operation{
		OperationID: "read-document", Method: http.MethodGet, Path: basePath + "/documents/{kind}/{id}",
		Summary: "Read a document", Tags: []string{"documents"},
	}, s.readDocument)
	huma.Register(s.api, huma.Operation{
		OperationID: "check-document", Method: http.MethodPost, Path: basePath + "/check", MaxBodyBytes: 2 << 20,
		Summary: "Check a document of any kind", Tags: []string{"documents"},
	}, s.checkDocument)
}

type documentsOutput struct {
	Body struct {
		Documents []Listing `json:"documents" nullable:"false"`
	}
}

func (s *Server) listDocuments(ctx context.Context, _ *struct{}) (*documentsOutput, error) {
	var out documentsOutput
	list, err := s.Library.List(ctx)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	out.Body.Documents = append([]Listing{}, list...)
	return &out, nil
}

type documentInput struct {
	Kind string `path:"kind" doc:"The kind without its version, such as roleplay"`
	ID   string `path:"id"`
}

type documentOutput struct {
	Body Text
}

func (s *Server) readDocument(ctx context.Context, in *documentInput) (*documentOutput, error) {
	doc, err := s.Library.Document(ctx, in.Kind+"/v1", in.ID)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	return &documentOutput{Body: doc}, nil
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

func (s *Server) checkDocument(_ context.Context, in *checkInput) (*checkOutput, error) {
	name := in.Body.Name
	if name == "" {
		name = "document"
	}
	var out checkOutput
	out.Body.Diagnostics = append(diag.List{}, s.Library.Check(name, []byte(in.Body.Text))...)
	return &out, nil
}
