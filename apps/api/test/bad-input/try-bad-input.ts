import { endpoints, type EndpointName } from "@waslijn/contract/customer/endpoints";
import type { Endpoint } from "@waslijn/contract/shared/endpoint";
import { problem, PROBLEMS, type ProblemType } from "@waslijn/contract/shared/problem";
import fc from "fast-check";
import type { LightMyRequestResponse } from "fastify";
import { addUser, bearer, companyTokens, guestTokens, userTokens } from "../sessions.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import type { DatabaseKind } from "../databases.ts";
import { COMPANY, makeRoom, validRequests, type ValidRequest } from "../valid-requests.ts";
import { injectCall, toInject } from "../call.ts";
import { badRequest, toSpoiledInject } from "./bad-request.ts";

/** Below this share a generator only tests the validation. */
export const LEAST_PAST_VALIDATION = 0.2;

export type Tally = { cases: number; pastValidation: number };

const AT_THE_DOOR: ProblemType[] = [
  "malformed_request",
  "validation_failed",
  "payload_too_large",
  "unsupported_media_type",
  "not_found",
];

export type Trial = {
  /**
   * Sends this many generated requests of one call and throws at the first wrong response. The requests are determined
   * by the seed, or random without one.
   */
  attempt(name: EndpointName, cases: number, seed?: number): Promise<Tally>;
  /** Sends this payload instead of the body of a guest's valid request. */
  send(name: EndpointName, payload: string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
};

/** The app with cheap password hashing and without limits, and callers of every kind. */
export async function openTrial(kind: DatabaseKind): Promise<Trial> {
  const it = await openTestApp(kind);
  await makeRoom(it);
  await addUser(it, "trial@example.nl");
  const guest = bearer(await guestTokens(it));
  const user = bearer(await userTokens(it, "trial@example.nl"));
  const company = bearer(await companyTokens(it, COMPANY));
  // Mostly guests: their orders contain the most text.
  const callers = [guest, user, guest, guest, company];
  return {
    attempt: (name, cases, seed) =>
      attempt(it, callers, name, { numRuns: cases, ...(seed !== undefined && { seed }) }),
    async send(name, payload) {
      const valid: ValidRequest = await validRequests[name](it);
      const headers = { ...guest, ...valid.headers, "content-type": "application/json" };
      return injectCall(it, endpoints[name], {
        ...toInject(name, { ...valid, headers }),
        payload,
      });
    },
    close: () => it.close(),
  };
}

async function attempt(
  it: TestApp,
  callers: Record<string, string>[],
  name: EndpointName,
  runs: { numRuns: number; seed?: number },
): Promise<Tally> {
  const endpoint: Endpoint = endpoints[name];
  const tally: Tally = { cases: 0, pastValidation: 0 };
  // Reused while unchanged: neither a GET nor a rejected request uses up the order.
  let untouched: ValidRequest | undefined;
  await fc.assert(
    fc.asyncProperty(badRequest(endpoint), fc.nat(), async (bad, turn) => {
      const caller = endpoint.auth === "bearer" ? callers[turn % callers.length] : {};
      const valid: ValidRequest = untouched ?? (await validRequests[name](it));
      const request = { ...valid, headers: { ...caller, ...valid.headers } };
      const answer = await injectCall(it, endpoint, toSpoiledInject(endpoint, request, bad));
      const isPast = isPastValidation(answer);
      tally.cases++;
      if (isPast) tally.pastValidation++;
      untouched = isPast && endpoint.method !== "GET" ? undefined : valid;
      checkAnswer(endpoint, answer);
    }),
    { ...runs, endOnFailure: false },
  );
  return tally;
}

const typeOf = (answer: LightMyRequestResponse): ProblemType => answer.json().type;

const isPastValidation = (answer: LightMyRequestResponse): boolean =>
  answer.statusCode < 400 || !AT_THE_DOOR.includes(typeOf(answer));

function checkAnswer(
  { status, response, stream, file }: Endpoint,
  answer: LightMyRequestResponse,
): void {
  const { statusCode, headers } = answer;
  if (stream && String(headers["content-type"]).startsWith("text/event-stream")) return;
  const summary = `${statusCode} ${answer.body.slice(0, 300)}`;
  if (statusCode >= 500) throw new Error(`a failure of ours: ${summary}`);
  if (statusCode >= 400) return checkProblem(answer, summary);
  if (statusCode !== status) throw new Error(`another status than ${status}: ${summary}`);
  if (status === 204) {
    if (answer.body !== "") throw new Error(`a body where none belongs: ${summary}`);
    return;
  }
  if (file && headers["content-disposition"]) return;
  if (!String(headers["content-type"]).startsWith("application/json")) throw new Error(summary);
  response.parse(answer.json());
}

function checkProblem(answer: LightMyRequestResponse, summary: string): void {
  if (!String(answer.headers["content-type"]).startsWith("application/problem+json")) {
    throw new Error(`an error that is no problem+json: ${summary}`);
  }
  const found = problem.parse(answer.json());
  if (PROBLEMS[found.type as ProblemType] !== answer.statusCode || found.title === "") {
    throw new Error(`a problem unlike the contract's: ${summary}`);
  }
}
