import type { Zone } from "../api/types";

interface Props {
  /** id is where the ids of its entries begin. */
  id: string;
  zones: Zone[];
  captions: Record<string, string>;
}

/** Legend says what each place in the picture does, by its letter. */
export function Legend({ id, zones, captions }: Props) {
  const told = zones.filter((zone) => captions[zone.id]);
  if (told.length === 0) return null;
  return (
    <dl aria-label="What the letters stand for" className="mx-auto grid w-full max-w-xl gap-1.5 text-sm">
      {told.map((zone) => (
        <div key={zone.id} className="flex gap-3">
          <dt className="w-5 shrink-0 text-center font-semibold text-accent">{zone.mark}</dt>
          <dd id={`${id}-${zone.id}`} className="font-reading">
            {captions[zone.id]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
