import type { Problem, ProblemType } from "@waslijn/contract/shared/problem";

/** A call that did not succeed: with the server's problem, or without any answer at all. */
export class ApiFailure extends Error {
  override name = "ApiFailure";
  readonly status: number | undefined;
  readonly problem: Problem | undefined;

  constructor(status?: number, body?: unknown) {
    super(`call failed with ${status ?? "no answer"}`);
    this.status = status;
    this.problem = asProblem(body);
  }

  is(type: ProblemType): boolean {
    return this.problem?.type === type;
  }

  get hasNoAnswer(): boolean {
    return this.status === undefined;
  }
}

/** Absent fields leave the generic text to the caller (API-54). */
function asProblem(body: unknown): Problem | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { type, title, status, extra } = body as Partial<Problem>;
  if (typeof type !== "string") return undefined;
  return { type, title: title ?? "", status: status ?? 0, extra: extra ?? {} };
}
