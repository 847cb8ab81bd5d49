/** Who is calling, as far as a token proves it. */
export type Principal =
  | { kind: "nobody" }
  | { kind: "guest"; sessionId: string; device: string }
  | { kind: "user"; sessionId: string; device: string; userId: string }
  | { kind: "company"; sessionId: string; device: string; companyId: string };

export const nobody: Principal = { kind: "nobody" };
