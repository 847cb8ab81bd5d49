import { resolve } from "node:path";

/** Processes of the product start all the time in tests: what one has compiled the next one takes over. */
export const COMPILED = {
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, "../../var/compiled"),
};
