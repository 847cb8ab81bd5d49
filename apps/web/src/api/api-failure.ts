import { problem, type Problem, type ProblemType } from "@waslijn/contract/problem";

/** A call that did not succeed: with the server's problem, or without any answer at all. */
export class ApiFailure extends Error {
  override name = "ApiFailure";
  readonly status: number | undefined;
  readonly problem: Problem | undefined;
  readonly requestId: string | undefined;

  constructor(status?: number, body?: unknown) {
    super(`call failed with ${status ?? "no answer"}`);
    const parsed = problem.safeParse(body);
    this.status = status;
    this.problem = parsed.success ? parsed.data : undefined;
    this.requestId = this.problem?.extra.requestId;
  }

  is(type: ProblemType): boolean {
    return this.problem?.type === type;
  }

  get hasNoAnswer(): boolean {
    return this.status === undefined;
  }
}
