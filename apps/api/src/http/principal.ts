import type { Caller } from "@waslijn/contract/shared/endpoint";

type BearerKind = Exclude<Caller, "nobody">;
type OwnFields = {
  guest: object;
  user: { userId: string };
  company: { companyId: string };
};

/** Who a token proves to be calling, from which session and device. */
export type Bearer = {
  [Kind in BearerKind]: { kind: Kind; sessionId: string; device: string } & OwnFields[Kind];
}[BearerKind];

/** Who is calling, as far as a token proves it. */
export type Principal = { kind: "nobody" } | Bearer;

export const nobody: Principal = { kind: "nobody" };
