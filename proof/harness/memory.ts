import { readFileSync } from "node:fs";
import { withDescendants } from "./processes.ts";

export type WatchedMemory = {
  /** Peak megabytes above those at the start. */
  end(): number;
};

/** Samples the memory of a process and its children: photos are decoded in short-lived children. */
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
    // The process has ended.
    return 0;
  }
}
