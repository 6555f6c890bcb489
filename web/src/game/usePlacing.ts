import { useEffect, useRef, useState } from "react";
import type { ItemView, Zone } from "../api/types";
import type { Deed } from "./move";
import { holderOf, itemOf, textOf, zonesOf, type Table } from "./table";
import { useDrag } from "./useDrag";
import { useRoving, type Roving } from "./useRoving";

/** Placing is a text picked from a list, then put at a zone. */
export interface Placing {
  zones: Zone[];
  /** waiting are the items that have no place yet. */
  waiting: { item: ItemView; text: string }[];
  picked: ItemView | undefined;
  bank: Roving;
  places: Roving;
  drag: ReturnType<typeof useDrag>;
  pick: (id: string, byKey: boolean) => void;
  put: (zone: string) => void;
}

/** usePlacing picks and places by pointer, by touch and by keyboard alone. */
export function usePlacing({ view, scene, mechanic, play, say }: Table, deed: Deed["do"], what: string): Placing {
  const [chosen, setChosen] = useState<string>();
  const found = itemOf(view, chosen);
  const picked = found?.state === "open" ? found : undefined;
  const zones = zonesOf(scene.diagram, mechanic);
  const waiting = view.items
    .filter(({ state }) => state === "open" || state === "locked" || state === "aside")
    .sort((a, b) => rank(a) - rank(b))
    .map((item) => ({ item, text: textOf(mechanic, item.id) }));
  const free = waiting.find(({ item }) => item.state === "open")?.item.id;
  const bank = useRoving(waiting.map(({ item }) => item.id));
  const places = useRoving(zones.map(({ id }) => id));
  const byKeys = useRef(false);

  // Someone at the keyboard goes on with the next text; the one that was placed is no stop any more.
  const settled = chosen !== undefined && !picked;
  const goOn = useRef<() => void>(() => undefined);
  useEffect(() => {
    goOn.current = () => {
      if (byKeys.current && free !== undefined) bank.focus(free);
      byKeys.current = false;
    };
  });
  useEffect(() => {
    if (settled) goOn.current();
  }, [settled, view.move]);

  // Escape cancels wherever the focus is.
  const cancel = useRef<() => void>(() => undefined);
  useEffect(() => {
    cancel.current = () => {
      if (!picked) return;
      setChosen(undefined);
      say(`${textOf(mechanic, picked.id)} put back.`);
      if (byKeys.current) bank.focus(picked.id);
    };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === "Escape" && cancel.current();
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  const send = (item: string, zone: string) => {
    const text = textOf(mechanic, item);
    const mark = zones.find(({ id }) => id === zone)?.mark ?? "";
    if (itemOf(view, item)?.tried.includes(zone)) say(`${text} was tried at zone ${mark} already.`);
    else if (holderOf(view, zone)) say(`Zone ${mark} is taken.`);
    else play({ do: deed, item, zone });
  };
  const drag = useDrag("data-zone-target", (item, zone) => {
    byKeys.current = false;
    setChosen(item);
    send(item, zone);
  });
  return {
    zones,
    waiting,
    picked,
    bank,
    places,
    drag,
    pick: (id, byKey) => {
      const text = textOf(mechanic, id);
      const item = itemOf(view, id);
      if (item?.state !== "open") {
        say(
          item?.state === "locked"
            ? `${text} is locked until the label above it is placed.`
            : `${text} belongs nowhere.`,
        );
        return;
      }
      byKeys.current = byKey;
      if (id === picked?.id && !byKey) {
        setChosen(undefined);
        say(`${text} put back.`);
        return;
      }
      setChosen(id);
      say(`${text} picked. Choose a zone; Escape cancels.`);
      const first = zones.find((zone) => !holderOf(view, zone.id));
      if (byKey && first) places.focus(first.id);
    },
    put: (zone) => (picked ? send(picked.id, zone) : say(`Pick ${what} first, then its zone.`)),
  };
}

/** rank puts what can be placed now first, and what belongs nowhere last. */
function rank({ state }: ItemView): number {
  return state === "open" ? 0 : state === "locked" ? 1 : 2;
}
