import { startServer } from "../apps/api/src/server.ts";
import { StartError } from "../apps/api/src/errors.ts";

/** Serves pages that were built before, with nothing installed but what runs. */
try {
  const server = await startServer(process.env);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
