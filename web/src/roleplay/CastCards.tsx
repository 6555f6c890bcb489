import type { CastMember } from "../api/types";
import { Button } from "../ui/Button";
import { Card } from "../ui/Card";
import { firstName } from "./people";

interface Props {
  cast: CastMember[];
  onMeet: (id: string) => void;
}

/** CastCards introduces the people to talk to. */
export function CastCards({ cast, onMeet }: Props) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {cast.map((member) => (
        <li key={member.id} className="flex">
          <Card className="flex w-full flex-col">
            <h3 className="font-reading text-speech font-medium">{member.name}</h3>
            <p className="mb-5 text-sm text-muted">{member.role}</p>
            <Button look="primary" className="mt-auto self-start" onClick={() => onMeet(member.id)}>
              Talk to {firstName(member.name)}
            </Button>
          </Card>
        </li>
      ))}
    </ul>
  );
}
