import { RECOVER_TICK_MS } from "@waslijn/contract/shared/constants";
import { useEffect, useState } from "react";
import { secondsLeft } from "./seconds-left.ts";

/** Seconds until 0, counting from the moment it is shown (REC-07). */
export function useCountdown(cooldown: number): number {
  const [left, setLeft] = useState(cooldown);
  useEffect(() => {
    const since = Date.now();
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
      const now = secondsLeft(cooldown, ticks, Date.now() - since);
      setLeft(now);
      if (now === 0) clearInterval(ticking);
    }, RECOVER_TICK_MS);
    return () => clearInterval(ticking);
  }, [cooldown]);
  return left;
}
