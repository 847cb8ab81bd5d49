import { readdirSync, readFileSync } from "node:fs";

type Process = { pid: number; parent: number };

function processes(): Process[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const after = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1) ?? "";
        return [{ pid: Number(name), parent: Number(after.split(" ")[1]) }];
      } catch {
        return []; // The process has ended.
      }
    });
}

/** Processes and all their descendants. */
export function withDescendants(roots: number[]): number[] {
  const all = processes();
  const found = new Set(roots);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/** Sends a signal to each that is still running. */
export function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // Ended in the meantime.
    }
  }
}
