import { useMemo, type ReactNode } from "react";
import type { Picture as Diagram, Zone } from "../api/types";
import { clean } from "./svg";
import type { Roving } from "./useRoving";

/** Spot is how one zone looks and reads. */
export interface Spot {
  /** name is read out: neutral, as "Zone A". */
  name: string;
  /** detail is the id of what describes it. */
  detail?: string | undefined;
  /** text stands in its box. */
  text?: string | undefined;
  look: "free" | "aim" | "right" | "shown" | "tried" | "sent" | "plain";
}

interface Props {
  picture: Diagram;
  zones: Zone[];
  spot: (zone: Zone) => Spot;
  /** onZone makes the zones buttons. */
  onZone?: (zone: string) => void;
  /** roving makes them stops of the keyboard; without it they are for the pointer alone. */
  roving?: Roving;
  /** trail is drawn as a line from zone to zone. */
  trail?: string[];
  /** over is the zone that something is dragged over. */
  over?: string | undefined;
  children?: ReactNode;
}

const shapes: Record<Spot["look"], string> = {
  free: "fill-accent/0 stroke-transparent hover:fill-accent/10",
  aim: "fill-accent/5 stroke-accent [stroke-dasharray:5_4] hover:fill-accent/20",
  right: "fill-accent/0 stroke-transparent",
  shown: "fill-accent/0 stroke-transparent",
  tried: "fill-ink/15 stroke-transparent",
  sent: "fill-accent/20 stroke-accent",
  plain: "fill-accent/0 stroke-transparent",
};

const chips: Record<Spot["look"], string> = {
  free: "text-ink",
  aim: "text-ink",
  plain: "text-ink",
  tried: "text-muted",
  right: "rounded-md border border-accent bg-tint font-semibold text-ink",
  shown: "rounded-md border border-dashed border-edge bg-sunk font-semibold text-ink",
  sent: "animate-pulse-calm rounded-md border border-accent bg-raised font-semibold text-ink",
};

/** Picture is a diagram with its zones over it. The drawing and the zones are scaled as one, so they cannot drift apart. */
export function Picture({ picture, zones, spot, onZone, roving, trail = [], over, children }: Props) {
  const drawing = useMemo(() => ({ __html: clean(picture.svg) }), [picture.svg]);
  const size = ((picture.text_size ?? 14) / picture.width) * 100;
  const all = picture.zones ?? [];
  return (
    <div className="@container relative mx-auto w-full max-w-xl">
      <div dangerouslySetInnerHTML={drawing} />
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
        {...(roving ? { role: "group", "aria-label": "Zones" } : { "aria-hidden": true })}
      >
        {all
          .filter((zone) => zones.includes(zone))
          .map((zone) => {
            const { name, detail, look } = spot(zone);
            return (
              <polygon
                key={zone.id}
                data-zone-target={zone.id}
                points={(zone.points ?? []).map((point) => (point ?? []).join(",")).join(" ")}
                vectorEffect="non-scaling-stroke"
                strokeWidth={2}
                className={`outline-none focus-visible:fill-accent/20 focus-visible:stroke-ink focus-visible:stroke-[3] focus-visible:[stroke-dasharray:none] ${over === zone.id ? "fill-accent/25 stroke-accent" : shapes[look]} ${onZone ? "cursor-pointer" : ""}`}
                onClick={onZone && (() => onZone(zone.id))}
                {...(roving && onZone ? button(roving, zone.id, name, detail, onZone) : {})}
              />
            );
          })}
      </svg>
      {trail.length > 1 && <Trail zones={all} trail={trail} />}
      {all.map((zone) => {
        const { text, look } = spot(zone);
        if (!text) return null;
        return (
          <span
            key={zone.id}
            aria-hidden
            className={`pointer-events-none absolute grid place-items-center px-0.5 text-center leading-[1.15] ${chips[look]}`}
            style={{
              left: `${zone.box.x}%`,
              top: `${zone.box.y}%`,
              width: `${zone.box.width}%`,
              height: `${zone.box.height}%`,
              fontSize: `min(${size}cqw, 1.0625rem)`,
            }}
          >
            {text}
          </span>
        );
      })}
      {children}
    </div>
  );
}

function button(roving: Roving, id: string, name: string, detail: string | undefined, act: (id: string) => void) {
  const { onKeyDown, ...rest } = roving.props(id);
  return {
    ...rest,
    role: "button",
    "aria-label": name,
    "aria-describedby": detail,
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        act(id);
      } else onKeyDown(event);
    },
  };
}

/** Trail is the line walked so far, from zone to zone, with an arrow's head at where it is. */
function Trail({ zones, trail }: { zones: Zone[]; trail: string[] }) {
  const points = trail.flatMap((id) => {
    const anchor = zones.find((zone) => zone.id === id)?.anchor;
    return anchor ? [anchor] : [];
  });
  const last = points.at(-1);
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
      >
        <polyline
          points={points.map((point) => point.join(",")).join(" ")}
          fill="none"
          strokeWidth={5}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-accent opacity-70"
        />
      </svg>
      {last && (
        <span
          aria-hidden
          className="pointer-events-none absolute size-3.5 -translate-1/2 rounded-full border-2 border-paper bg-accent"
          style={{ left: `${last[0] ?? 0}%`, top: `${last[1] ?? 0}%` }}
        />
      )}
    </>
  );
}
