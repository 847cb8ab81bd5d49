import { WINDOW_KINDS, type WindowKind } from "@waslijn/contract/shared/codes";

export type WindowsSearch = { hub?: string; from?: string; kind?: WindowKind };

/** Parses hub, first day and kind from the search parameters. */
export function parseWindowsSearch({ hub, from, kind }: Record<string, unknown>): WindowsSearch {
  const known = WINDOW_KINDS.find((one) => one === kind);
  return {
    ...(typeof hub === "string" && /^[\w-]{1,40}$/.test(hub) && { hub }),
    ...(typeof from === "string" && /^\d{4}-\d\d-\d\d$/.test(from) && { from }),
    ...(known && { kind: known }),
  };
}
