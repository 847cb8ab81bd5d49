import { SERVICE_CODES } from "@waslijn/contract/shared/codes";
import type { Counted } from "@waslijn/contract/shared/pricing";
import { UsageError } from "./usage-error.ts";

/** `DC/trousers=2,SS/per-pair=1`: a service, the price's alias, and how many. */
export function readPieces(text: string): Counted["pieces"] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, code, alias, count] = /^([A-Z]{2})\/([\w-]+)=(\d{1,4})$/.exec(part) ?? [];
      const type = SERVICE_CODES.find((known) => known === code);
      if (!type || !alias || !count) {
        throw new UsageError(`${part} is not a piece; write it as DC/trousers=2.`);
      }
      return { type, alias, count: Number(count) };
    });
}
