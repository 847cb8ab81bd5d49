import { loadServer } from "./server-bundle.ts";

/** Serves pages that were built before, with nothing installed but what runs. */
const { startServer, StartError } = await loadServer();
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
