import type { Role } from "@waslijn/contract/console/roles";
import type { Language } from "@waslijn/contract/shared/constants";
import type { ColumnType } from "kysely";
import type { Defaulted } from "./columns.ts";

/** Who works here, and how they sign in. */
export type StaffTables = {
  staff: {
    id: string;
    email: string | null;
    name: string;
    role: Role;
    hub_id: string | null;
    language: Language;
    created_at: Date;
    removed_at: Date | null;
  };
  staff_passkeys: {
    id: string;
    staff_id: string;
    public_key: string;
    /** PostgreSQL's driver hands a bigint over as text. */
    counter: ColumnType<number | string, number, number>;
    transports: string[];
    device: string;
    created_at: Date;
    used_at: Date;
  };
  staff_challenges: {
    challenge: string;
    purpose: "sign-in" | "register" | "confirm";
    staff_id: string | null;
    expires_at: Date;
  };
  staff_links: {
    token_hash: string;
    staff_id: string;
    code_hmac: string;
    tries: Defaulted<number>;
    expires_at: Date;
  };
  staff_sessions: {
    id: string;
    token_hash: string;
    staff_id: string;
    device: string;
    created_at: Date;
    seen_at: Date;
    passkey_at: Date | null;
  };
};
