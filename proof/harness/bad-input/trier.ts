import type { EndpointName } from "@waslijn/contract/customer/endpoints";
import { openTrial } from "../../../apps/api/test/bad-input/try-bad-input.ts";
import type { Tried } from "./tried.ts";

/** Worker process: fuzzes the operations it receives, each with that many requests, until disconnected. */
const trial = await openTrial("PostgreSQL");

process.on("message", ({ name, cases }: { name: EndpointName; cases: number }) => {
  const tell = (tried: Tried): void => void process.send?.(tried);
  void trial.attempt(name, cases).then(
    (tally) => tell({ name, ...tally }),
    (error: unknown) => tell({ name, fault: String(error).slice(0, 600) }),
  );
});
process.on("disconnect", () => void trial.close().then(() => process.exit(0)));
process.send?.("ready");
