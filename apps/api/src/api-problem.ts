import { PROBLEMS, type Problem, type ProblemType } from "@waslijn/contract/shared/problem";

/** Thrown by use cases; the problems plugin turns it into an answer in the caller's language. */
export class ApiProblem extends Error {
  override name = "ApiProblem";
  readonly type: ProblemType;
  readonly status: number;
  readonly extra: Problem["extra"];

  constructor(type: ProblemType, extra: Problem["extra"] = {}) {
    super(type);
    this.type = type;
    this.status = PROBLEMS[type];
    this.extra = extra;
  }
}
