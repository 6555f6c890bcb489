/** Grip is where a finger drags a row by, so that the rest of the row still scrolls the page. */
export function Grip({ grip = {}, children }: { grip?: object; children?: string }) {
  return (
    <span
      data-grip
      {...grip}
      className="-my-1.5 grid min-w-6 shrink-0 cursor-grab touch-none place-items-center self-stretch text-sm text-muted tabular-nums select-none"
    >
      {children ?? (
        <svg viewBox="0 0 8 14" aria-hidden className="h-3.5 fill-current">
          {[2, 7, 12].flatMap((y) => [2, 6].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.25" />))}
        </svg>
      )}
    </span>
  );
}
