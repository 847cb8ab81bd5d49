import { fileURLToPath } from "node:url";
import { buildClient } from "@waslijn/client/build";

/** Writes packages/client/dist, which `npm publish packages/client/dist` or `npm pack` takes as it is. */
const dist = fileURLToPath(new URL("../packages/client/dist", import.meta.url));
await buildClient(dist);
console.log(`Built ${dist}`);
