import { useEffect, useState } from "react";

const TYPING_MS = 250;

/** A value once nobody types at it any more, so that not every letter is a question. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const described = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(described) as T), TYPING_MS);
    return () => clearTimeout(timer);
  }, [described]);
  return settled;
}
