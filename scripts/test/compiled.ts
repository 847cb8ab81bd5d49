import { resolve } from "node:path";

/** Tests start many processes of the product: they share a compile cache. */
export const COMPILED = {
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, "../../var/compiled"),
};
