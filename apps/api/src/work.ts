import type { OpenDatabase } from "./db/client.ts";
import type { Deps } from "./deps.ts";

/** Told while long work goes on. */
export type Progress = (label: string, done: number, total: number) => void;

/** What a use case of the provider works with. */
export type WorkDeps = Pick<Deps, "db" | "live" | "clock" | "env" | "secrets" | "payments"> & {
  database: OpenDatabase;
  /** Who asked, for the audit. */
  who: string;
  progress: Progress;
};

/** Input and result are plain data: they may travel to the running server and back. */
export type Work<Input, Result> = (deps: WorkDeps, input: Input) => Promise<Result>;
