import { Button } from "../ui/Button";
import { Pending } from "../ui/Pending";

interface Props {
  question: string;
  label: string;
  reason: string;
  sending: boolean;
  onBack: () => void;
  onSend: () => void;
}

/** DecisionReview shows the decision whole before it counts. */
export function DecisionReview({ question, label, reason, sending, onBack, onSend }: Props) {
  return (
    <div>
      <p className="text-muted">{question}</p>
      <div className="mt-4 border-l-2 border-accent pl-5">
        <p className="font-reading text-speech font-medium">{label}</p>
        <p className="mt-3 font-reading whitespace-pre-wrap">{reason}</p>
      </div>
      <p className="mt-6 text-sm text-muted">
        Until you send it you can change it. Once it is sent it stands, and the conversations are over.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" aria-disabled={sending} onClick={() => !sending && onSend()}>
          Send my decision
        </Button>
        <Button aria-disabled={sending} onClick={() => !sending && onBack()}>
          Change it
        </Button>
      </div>
      <div role="status" className="mt-4 min-h-6">
        {sending && <Pending label="Sending your decision" />}
      </div>
    </div>
  );
}
