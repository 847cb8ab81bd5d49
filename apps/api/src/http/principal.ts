import type { Caller } from "@waslijn/contract/shared/endpoint";

type BearerKind = Exclude<Caller, "nobody">;
type OwnFields = {
  guest: object;
  user: { userId: string };
  company: { companyId: string };
};

/** The caller that a token proves, with session and device. */
export type Bearer = {
  [Kind in BearerKind]: { kind: Kind; sessionId: string; device: string } & OwnFields[Kind];
}[BearerKind];

/** The caller, with or without a token. */
export type Principal = { kind: "nobody" } | Bearer;

export const nobody: Principal = { kind: "nobody" };
