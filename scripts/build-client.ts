import { fileURLToPath } from "node:url";
import { buildClient } from "@waslijn/client/build";

/** Writes packages/client/dist, for `npm publish packages/client/dist` or `npm pack`. */
const dist = fileURLToPath(new URL("../packages/client/dist", import.meta.url));
await buildClient(dist);
console.log(`Built ${dist}`);
