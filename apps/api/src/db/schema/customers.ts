import type { UserLocation } from "@waslijn/contract/customer/locations";
import type { PeppolScheme } from "@waslijn/contract/shared/invoices";
import type { Generated } from "kysely";
import type { Defaulted, Json } from "./columns.ts";

/** Customers, companies, locations and their sessions. */
export type CustomerTables = {
  users: {
    id: string;
    email: string;
    password_hash: string;
    full_name: Defaulted<string>;
    phone: Defaulted<string>;
    language: string;
    has_bag: boolean | null;
    created_at: Date;
    /** When a link in one of the account's mails was first used; before that anyone may have created the account. */
    confirmed_at: Date | null;
    erased_at: Date | null;
  };
  user_locations: {
    id: string;
    user_id: string;
    location: Json<UserLocation>;
    created_at: Date;
  };
  companies: {
    id: string;
    name: string;
    email: string;
    language: Defaulted<string>;
    is_public: Defaulted<boolean>;
    has_bag: boolean | null;
    daily_limit: Defaulted<number>;
    link_version: Generated<number>;
    legal_name: string | null;
    street: string | null;
    postal_code: string | null;
    city: string | null;
    kvk: string | null;
    vat_number: string | null;
    peppol_scheme: PeppolScheme | null;
    peppol_id: string | null;
    buyer_reference: string | null;
    invoice_email: string | null;
  };
  service_points: {
    id: string;
    kind: string;
    code: string;
    bls: string;
    company: string;
    address_line: string;
    postal_code: string;
    service_company: string | null;
    postnl_hub_name: string | null;
    hub_id: string;
    email: string;
    language: Defaulted<string>;
    collection_limit: Defaulted<number>;
    daily_limit: Defaulted<number>;
    link_version: Generated<number>;
  };
  /** Notes about a customer as a whole; exactly one subject is set. */
  customer_notes: {
    id: string;
    user_id: string | null;
    order_id: string | null;
    company_id: string | null;
    service_point_id: string | null;
    staff_id: string;
    at: Date;
    text: string;
  };
  return_labels: { service_point_id: string; label: string; created_at: Date };
  sessions: {
    id: string;
    kind: string;
    user_id: string | null;
    company_id: string | null;
    device: string;
    refresh_hash: string;
    previous_hash: string | null;
    rotated_at: Date;
    created_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
  };
  recover_tokens: {
    token_hash: string;
    user_id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  recover_cooldowns: { email_hmac: string; until: Date };
};
