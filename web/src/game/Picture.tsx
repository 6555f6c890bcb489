import { useMemo, type ReactNode } from "react";
import type { Picture as Diagram, Zone } from "../api/types";
import { hop, isBox, outline } from "./geometry";
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
  look: "rest" | "free" | "aim" | "right" | "shown" | "tried" | "sent" | "walked";
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
  rest: "fill-accent/0 stroke-transparent",
  free: "fill-accent/0 stroke-transparent hover:fill-accent/10",
  aim: "fill-accent/5 stroke-accent [stroke-dasharray:5_4] hover:fill-accent/20",
  right: "fill-tint stroke-accent",
  shown: "fill-sunk stroke-edge [stroke-dasharray:5_4]",
  tried: "fill-ink/15 stroke-transparent",
  sent: "fill-accent/20 stroke-accent",
  walked: "fill-accent/15 stroke-accent hover:fill-accent/25",
};

const chips: Record<Spot["look"], string> = {
  rest: "",
  free: "",
  aim: "",
  walked: "font-semibold",
  tried: "text-muted",
  right: "font-semibold",
  shown: "font-semibold",
  sent: "animate-pulse-calm bg-raised font-semibold",
};

/** under is what lies behind a text, so that the letter of its zone does not show through. */
function under(text: string, look: Spot["look"], box: boolean): string {
  if (text.length <= 1 || look === "sent") return "";
  if (look === "right") return box ? "" : "rounded-md bg-tint";
  if (look === "shown") return box ? "" : "rounded-md bg-sunk";
  return "";
}

/** Picture is a diagram with its zones over it. The drawing and the zones are scaled as one, so they cannot drift apart. */
export function Picture({ picture, zones, spot, onZone, roving, trail = [], over, children }: Props) {
  const drawing = useMemo(() => ({ __html: clean(picture.svg) }), [picture.svg]);
  const size = ((picture.text_size ?? 14) / picture.width) * 100;
  const all = picture.zones ?? [];
  // Where every zone has its text, the letters only stand in its way.
  const written = all.length > 0 && all.every((zone) => (spot(zone).text ?? "").length > 1);
  return (
    <div className="@container relative mx-auto w-full max-w-xl">
      <div className={written ? "[&_.dg-mark]:opacity-0" : ""} dangerouslySetInnerHTML={drawing} />
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
                points={outline(zone).join(" ")}
                vectorEffect="non-scaling-stroke"
                strokeWidth={2}
                className={`outline-none focus-visible:fill-accent/20 focus-visible:stroke-ink focus-visible:stroke-[3] focus-visible:[stroke-dasharray:none] ${over === zone.id ? "fill-accent/25 stroke-accent" : isBox(zone, all) ? shapes[look] : shapes[look].replace(/^fill-(tint|sunk)/, "fill-accent/0")} ${onZone ? "cursor-pointer" : ""}`}
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
            className={`pointer-events-none absolute grid place-items-center px-0.5 text-center leading-[1.15] text-ink ${chips[look]} ${under(text, look, isBox(zone, all))}`}
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

/** Trail is the line walked so far, from the edge of one zone to the edge of the next. */
function Trail({ zones, trail }: { zones: Zone[]; trail: string[] }) {
  const stops = trail.flatMap((id) => zones.find((zone) => zone.id === id) ?? []);
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      {stops.slice(1).map((to, index) => {
        const from = stops[index];
        if (!from) return null;
        return (
          <polyline
            key={`${index}-${to.id}`}
            points={hop(from, to).join(" ")}
            fill="none"
            strokeWidth={6}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-accent"
          />
        );
      })}
    </svg>
  );
}
