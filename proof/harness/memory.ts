import { readFileSync } from "node:fs";
import { withDescendants } from "./processes.ts";

export type WatchedMemory = {
  /** The most megabytes that were held above those at the start. */
  end(): number;
};

/** Samples what a process and its children hold together: photos are decoded in children that come and go. */
export function watchMemory(pid: number): WatchedMemory {
  const before = megabytesOf(pid);
  let highest = before;
  const timer = setInterval(() => (highest = Math.max(highest, megabytesOf(pid))), 50);
  return {
    end() {
      clearInterval(timer);
      return Math.round(highest - before);
    },
  };
}

const megabytesOf = (pid: number): number =>
  withDescendants([pid]).reduce((sum, one) => sum + held(one), 0);

function held(pid: number): number {
  try {
    return (
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024
    );
  } catch {
    // It ended meanwhile.
    return 0;
  }
}
