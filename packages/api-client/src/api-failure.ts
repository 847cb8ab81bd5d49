import type { Problem, ProblemType } from "@waslijn/contract/shared/problem";

/** Thrown for every failed call: with the server's problem document, or without one when no response arrived. */
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

/** Missing fields are left undefined: the caller then shows its generic text (API-54). */
function asProblem(body: unknown): Problem | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { type, title, status, extra } = body as Partial<Problem>;
  if (typeof type !== "string") return undefined;
  return { type, title: title ?? "", status: status ?? 0, extra: extra ?? {} };
}
