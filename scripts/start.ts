import { brand } from "@waslijn/contract/shared/brand";
import { makeFilesPrivate } from "../apps/api/src/db/keep-from-others.ts";
import { StartError } from "../apps/api/src/start-error.ts";
import { DEMO_LOGIN } from "../apps/api/src/seed/seed.ts";
import { startServer } from "../apps/api/src/server.ts";
import { buildWeb, isStale } from "./web-build.ts";

makeFilesPrivate();
try {
  if (isStale()) {
    console.log("Building the pages …");
    await buildWeb();
  }
  const server = await startServer(process.env);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
  console.log(welcome(server.address, server.seeded));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

function welcome(address: string, seeded: boolean): string {
  const lines = [``, `${brand.name} is open at ${address}`];
  if (seeded) {
    lines.push(
      ``,
      `  in the area       2011DB, number 18, addition A (Lange Veerstraat, Haarlem)`,
      `  outside it        3011AD`,
      `  location code     7430 at ${address}/nl/retail`,
      `  return code       BC12M at ${address}/nl/retour`,
      `  demo login        ${DEMO_LOGIN.email} with ${DEMO_LOGIN.password}`,
    );
  }
  return [...lines, ``].join("\n");
}
