/** Limits of an assistant's budget in whole euros, and its possible durations in days. */
export const ASSISTANT_EUROS = { least: 10, most: 500 } as const;
export const ASSISTANT_DAYS = [1, 7, 30, 90] as const;
/** Offered on the consent page of an assistant that connects by itself. */
export const CONSENT_DAYS = [7, 30, 90] as const;
export const CONSENT_EUROS = [50, 100, 200] as const;

/** What an assistant may do; also the OAuth scopes. Reading is always part of it. */
export const ASSISTANT_SCOPES = ["read", "order", "change", "cancel"] as const;
export type AssistantScope = (typeof ASSISTANT_SCOPES)[number];
