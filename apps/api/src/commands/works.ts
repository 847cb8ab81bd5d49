import { importAddresses } from "../modules/address/import-addresses.ts";
import { listStops } from "../modules/driver-list/list-stops.ts";
import { applyData } from "../modules/provider-data/apply-data.ts";

/** What can be asked of the database, by name; a running server that holds the data does it for a command. */
export const works = {
  applyData,
  importAddresses,
  listStops,
};

export type Works = typeof works;
export type WorkName = keyof Works;
export type WorkInput<Name extends WorkName> = Parameters<Works[Name]>[1];
export type WorkResult<Name extends WorkName> = Awaited<ReturnType<Works[Name]>>;
