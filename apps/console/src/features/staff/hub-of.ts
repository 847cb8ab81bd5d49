import type { Role } from "@waslijn/contract/console/codes";

export type Work = { role: Role; hub: string | null };

/** A driver has the stops of one hub, the first unless another is chosen; anybody else may have all of them. */
export const hubOf = ({ role, hub }: Work, hubs: readonly { id: string }[]): string | null =>
  role === "driver" ? (hub ?? hubs[0]?.id ?? null) : hub;
