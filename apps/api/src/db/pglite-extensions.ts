import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** What an embedded database has beside itself; one that was made with it is opened with it, always. */
export const PGLITE_EXTENSIONS = { pg_trgm };
