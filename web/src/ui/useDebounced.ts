import { useEffect, useState } from "react";

/** useDebounced is a value as it was when it last stood still for a while. */
export function useDebounced<T>(value: T, milliseconds: number): T {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return calm;
}
