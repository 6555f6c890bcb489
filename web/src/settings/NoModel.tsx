/** NoModel says that there is no model, that this is fine, and how to have one. */
export function NoModel() {
  return (
    <div className="border-l-2 border-rule pl-5">
      <p className="font-semibold">No model is set, and everything here works without one.</p>
      <p className="mt-1 max-w-2xl text-sm text-muted">
        Understudies speak for the characters: plain, but they keep to the same structure. To set a model and try it
        here, put <code className="text-ink">ANTHROPIC_API_KEY</code> or{" "}
        <code className="text-ink">OPENAI_API_KEY</code> into the environment the server starts in, or name a model per
        role in <code className="text-ink">throughline.yaml</code>; then start it again. The page docs/models.md says
        how, for models on your own machine too.
      </p>
    </div>
  );
}
