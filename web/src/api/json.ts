// Reading of JSON whose form is not promised, such as the bodies of a log's events: what is not there reads as empty.

/** at follows keys into a value. */
export function at(value: unknown, ...keys: (string | number)[]): unknown {
  let found = value;
  for (const key of keys) {
    if (typeof found !== "object" || found === null) return undefined;
    found = Object.getOwnPropertyDescriptor(found, key)?.value as unknown;
  }
  return found;
}

export function textAt(value: unknown, ...keys: (string | number)[]): string {
  const found = at(value, ...keys);
  return typeof found === "string" ? found : "";
}

export function numberAt(value: unknown, ...keys: (string | number)[]): number {
  const found = at(value, ...keys);
  return typeof found === "number" ? found : 0;
}

export function flagAt(value: unknown, ...keys: (string | number)[]): boolean {
  return at(value, ...keys) === true;
}

export function listAt(value: unknown, ...keys: (string | number)[]): unknown[] {
  const found = at(value, ...keys);
  return Array.isArray(found) ? (found as unknown[]) : [];
}

export function textsAt(value: unknown, ...keys: (string | number)[]): string[] {
  return listAt(value, ...keys).filter((each) => typeof each === "string");
}
