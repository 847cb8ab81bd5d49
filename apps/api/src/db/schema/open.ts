import type { WebhookEvent } from "@waslijn/contract/shared/calls/webhooks";
import type { Defaulted } from "./columns.ts";

/** Whom others' programs are told of, and what they may do. */
export type OpenTables = {
  webhook_endpoints: {
    id: string;
    url: string;
    events: WebhookEvent[];
    secret_version: Defaulted<number>;
    old_secret_until: Date | null;
    created_at: Date;
    paused_at: Date | null;
  };
  assistant_grants: {
    id: string;
    token_hash: string;
    user_id: string;
    name: string;
    most_cents: number;
    created_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
    used_at: Date | null;
  };
  assistant_spending: {
    grant_id: string;
    confirmation: string;
    cents: number;
    order_id: string | null;
  };
};
