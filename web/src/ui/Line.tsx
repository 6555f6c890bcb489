import { height, heightAt, path } from "./curve";

interface Props {
  /** walked is how much lies behind, from 0 to 1. */
  walked: number;
  label: string;
}

/** Line shows where one is: one continuous line, accented as far as it is walked. */
export function Line({ walked, label }: Props) {
  const part = Math.min(1, Math.max(0, walked));
  const stroke = { vectorEffect: "non-scaling-stroke", fill: "none", strokeLinecap: "round" } as const;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
      className="relative mx-1 h-4"
    >
      <svg
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        aria-hidden
        className="absolute inset-0 size-full overflow-visible"
      >
        <path d={path} {...stroke} className="stroke-rule" strokeWidth="2" />
      </svg>
      <svg
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        aria-hidden
        className="absolute inset-0 size-full transition-[clip-path] duration-700 ease-calm"
        style={{ clipPath: `inset(0 ${100 - part * 100}% 0 0)` }}
      >
        <path d={path} {...stroke} className="stroke-accent" strokeWidth="2.5" />
      </svg>
      <span
        aria-hidden
        className="absolute size-2.5 -translate-1/2 rounded-full bg-accent transition-[left,top] duration-700 ease-calm"
        style={{ left: `${part * 100}%`, top: `${(heightAt(part) / height) * 100}%` }}
      />
    </div>
  );
}
