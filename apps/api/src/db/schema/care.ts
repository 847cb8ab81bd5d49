import type { ComplaintState, OfferKind, PhotoPurpose } from "@waslijn/contract/shared/care";
import type { ServiceCode } from "@waslijn/contract/shared/codes";
import type { ColumnType, Generated } from "kysely";
import type { Defaulted } from "./columns.ts";

/** PGlite returns bytes as an array, the PostgreSQL driver as a buffer. */
type Bytes = ColumnType<Uint8Array, Buffer, Buffer>;

/** Photos and complaints. */
export type CareTables = {
  photos: {
    id: string;
    order_id: string;
    purpose: PhotoPurpose;
    staff_id: string | null;
    /** Announced size of the file being uploaded. */
    sent_bytes: number;
    created_at: Date;
    ready_at: Date | null;
    width: number | null;
    height: number | null;
    image: ColumnType<Uint8Array | null, Buffer | null | undefined, Buffer | null>;
    in_store: Generated<boolean>;
    about: ColumnType<object, string | undefined, string>;
  };
  photo_pieces: { photo_id: string; start: number; bytes: Bytes };
  stored_leftovers: { key: string; since: Date };
  complaints: {
    id: string;
    order_id: string;
    piece_type: ServiceCode | null;
    piece_alias: string | null;
    price_cents: number;
    created_at: Date;
    state: Defaulted<ComplaintState>;
    answer_by: Date;
    changed_at: Date;
    /** The staff member who entered it for a caller; null: the customer. */
    entered_by: Defaulted<string | null>;
  };
  complaint_messages: {
    id: string;
    complaint_id: string;
    number: number;
    staff_id: string | null;
    at: Date;
    text: string;
    offer: OfferKind | null;
    cents: number | null;
    agreed_by: string | null;
    sent_at: Date | null;
    accepted_at: Date | null;
  };
  complaint_photos: { complaint_id: string; photo_id: string; position: number };
};
