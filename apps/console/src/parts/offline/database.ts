import { deviceTables } from "@waslijn/api-client/offline/indexed-db.ts";

/** The console's IndexedDB: unsent acts, and cached copies of the day. */
const tables = deviceTables("waslijn-console", {
  acts: { keyPath: "place", autoIncrement: true, index: "queue" },
  papers: { keyPath: "name", durability: "relaxed" },
});

export const inActs = tables("acts");
export const inCache = tables("papers");
