import type { Deps } from "../../../deps.ts";

/** What changing an order needs; a command has it as well as a call. */
export type LifeDeps = Pick<Deps, "db" | "live" | "clock" | "secrets">;
