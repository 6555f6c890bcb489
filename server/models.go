package server

import (
	"context"
	"errors"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"throughline/llm"
)

func (s *Server) routeModels() {
	tags := []string{"models"}
	huma.Register(s.api, huma.Operation{
		OperationID: "list-models", Method: http.MethodGet, Path: basePath + "/models", Summary: "Which model serves which role", Tags: tags,
	}, s.listModels)
	huma.Register(s.api, huma.Operation{
		OperationID: "test-model", Method: http.MethodPost, Path: basePath + "/models/{role}/test",
		Summary: "Call the model of a role and show what it took", Tags: tags,
	}, s.testModel)
}

// RoleModel is the model of one role. It holds no key.
type RoleModel struct {
	Role           llm.Role `json:"role"`
	Configured     bool     `json:"configured"`
	Provider       string   `json:"provider"`
	Model          string   `json:"model"`
	BaseURL        string   `json:"base_url"`
	KeyFrom        string   `json:"key_from" doc:"Where the key comes from; never the key"`
	TimeoutSeconds int      `json:"timeout_seconds"`
	Priced         bool     `json:"priced" doc:"Whether its price is known"`
}

// Budget is what models may spend, in dollars; 0 for no bound.
type Budget struct {
	SessionUSD    float64 `json:"session_usd"`
	DayUSD        float64 `json:"day_usd"`
	SpentTodayUSD float64 `json:"spent_today_usd"`
}

type modelsOutput struct {
	Body struct {
		Roles   []RoleModel `json:"roles" nullable:"false"`
		Budget  Budget      `json:"budget"`
		Message string      `json:"message"`
	}
}

func (s *Server) listModels(context.Context, *struct{}) (*modelsOutput, error) {
	var out modelsOutput
	out.Body.Message = s.Model.Message
	out.Body.Roles = []RoleModel{}
	for _, line := range s.Models.Lines() {
		out.Body.Roles = append(out.Body.Roles, RoleModel{
			Role: line.Role, Configured: line.Provider != "", Provider: line.Provider, Model: line.Model, BaseURL: line.BaseURL,
			KeyFrom: line.KeyFrom, TimeoutSeconds: int(line.Timeout.Seconds()), Priced: line.Priced,
		})
	}
	limits := s.Models.Limits()
	out.Body.Budget = Budget{dollars(limits.Session.Cost), dollars(limits.Day.Cost), dollars(s.Models.Ledger().Today().Cost)}
	return &out, nil
}

func dollars(c llm.Cost) float64 { return float64(c) / 1e6 }

type roleInput struct {
	Role llm.Role `path:"role" maxLength:"30"`
}

type trialOutput struct {
	Body struct {
		Model     string  `json:"model"`
		LatencyMS int64   `json:"latency_ms" doc:"Until the last word"`
		FirstMS   int64   `json:"first_ms" doc:"Until the first word"`
		CostUSD   float64 `json:"cost_usd"`
		Sample    string  `json:"sample"`
	}
}

func (s *Server) testModel(ctx context.Context, in *roleInput) (*trialOutput, error) {
	model, ok := s.Models.Model(in.Role)
	if !ok {
		return nil, problem(http.StatusConflict, "no-model", "the role "+string(in.Role)+" has no model; "+llm.NoneConfigured)
	}
	trial, err := llm.Probe(ctx, model)
	if err != nil {
		return nil, modelProblem(err)
	}
	if err := s.Door.Did(ctx, principal(ctx), "tested the model of "+string(in.Role), trial.Model); err != nil {
		return nil, s.fail(ctx, err)
	}
	var out trialOutput
	out.Body.Model, out.Body.Sample, out.Body.CostUSD = trial.Model, trial.Sample, dollars(trial.Usage.Cost)
	out.Body.LatencyMS, out.Body.FirstMS = trial.Whole.Milliseconds(), trial.First.Milliseconds()
	return &out, nil
}

// modelProblem says what a model's fault was and what to do: its errors are sentences made for people.
func modelProblem(err error) error {
	status := http.StatusBadGateway
	var late *llm.TimeoutError
	var poor *llm.BudgetError
	switch {
	case errors.As(err, &late):
		status = http.StatusGatewayTimeout
	case errors.As(err, &poor):
		status = http.StatusConflict
	}
	return problem(status, "model", err.Error())
}
