# Every target's line in `make help` is the comment behind its name.

ADDR ?= 127.0.0.1:8080
DB   ?= sqlite:data/throughline.db

VERSION := $(shell git describe --tags --always --dirty 2>/dev/null || echo unknown)
WEB     := $(shell find web/src web/public -type f 2>/dev/null) $(wildcard web/*.json web/*.ts web/*.html web/.npmrc)

.DEFAULT_GOAL := help
.PHONY: run build test check journeys bench soak format generate clean help weights bin/throughline

run: build ## start the app on http://127.0.0.1:8080 (ADDR and DB choose another address or database)
	@mkdir -p data
	@exec bin/throughline serve --addr $(ADDR) --db $(DB)

build: bin/throughline ## build bin/throughline, with the browser app inside

test: ## everything that must hold, in ten minutes on two cores, with the time of each part
	@scripts/test.sh

check: ## the same without browser journeys
	@scripts/test.sh check

journeys: bin/throughline ## every browser journey; make test makes a few of them
	@THROUGHLINE_BIN=$(CURDIR)/bin/throughline npm --prefix web run --silent e2e

bench: ## measure, each figure beside its baseline (ROWS=regexp for some of them)
	@go run ./bench $(if $(ROWS),-rows '$(ROWS)')

soak: .tools/deadcode ## the long one: fuzzing, repeated and shuffled tests, unreachable code (hours)
	@scripts/soak.sh

format: .tools/golangci-lint ## format the Go files
	@.tools/golangci-lint fmt

generate: bin/throughline ## write the API description and the browser's types again
	bin/throughline openapi > web/openapi.json
	npm --prefix web run gen

clean: ## remove what was built; data/ stays
	rm -rf bin .tools web/node_modules e2e-output coverage.out
	git clean -qfdX web/dist embedding/weights
	git checkout -q -- web/dist

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

# Go decides by itself what is out of date.
bin/throughline: web/dist/index.html weights
	@scripts/need.sh go
	CGO_ENABLED=0 go build -trimpath -buildvcs=false -ldflags "-s -w -X throughline/cli.Version=$(VERSION)" -o $@ ./cmd/throughline

web/dist/index.html: web/node_modules/.package-lock.json $(WEB)
	npm --prefix web run build
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json web/package.json
	@scripts/need.sh node
	npm --prefix web ci --no-audit --no-fund
	@touch $@

# Without the weights everything works, by lexical matching; the binary says so.
weights: embedding/weights.sha256
	@test -f embedding/weights/model.fp16.safetensors || scripts/weights.sh || \
		echo "could not get the model of sentence vectors: building without it" >&2

.tools/golangci-lint: tools/go.mod tools/go.sum
	@scripts/need.sh go
	cd tools && go build -o ../$@ github.com/golangci/golangci-lint/v2/cmd/golangci-lint
	@touch $@

.tools/deadcode: tools/go.mod tools/go.sum
	cd tools && go build -o ../$@ golang.org/x/tools/cmd/deadcode
	@touch $@
