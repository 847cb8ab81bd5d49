import type { ChildProcess } from "node:child_process";

const running = new Map<ChildProcess, NodeJS.Signals>();

/** A line that is aborted must leave no process running. */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals): void {
  running.set(child, signal);
  child.once("exit", () => running.delete(child));
}

process.once("exit", () => {
  for (const [child, signal] of running) child.kill(signal);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => process.exit(1));
}
