import type { ServiceCode } from "@waslijn/contract/shared/codes";
import type { FindingKind } from "@waslijn/contract/shared/findings";
import type { PieceCount } from "@waslijn/contract/shared/pricing";
import type { Json } from "./columns.ts";

/** What the counter keeps of an order beside its bill. */
export type CountingTables = {
  findings: {
    id: string;
    order_id: string;
    staff_id: string;
    at: Date;
    piece_type: ServiceCode;
    piece_alias: string;
    kinds: FindingKind[];
    note: string;
    photos: string[];
  };
  kept_bags: {
    order_id: string;
    id: string;
    bag: number;
    revision: string;
    staff_id: string;
    at: Date;
    handed: Json<{ pieces: PieceCount[]; kilos: number }>;
  };
};
