import { PROBLEMS, type Problem, type ProblemType } from "@waslijn/contract/shared/problem";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiProblem } from "../api-problem.ts";
import { isConflict, isDatabaseLost, isLockTimeout } from "../db/is-database-lost.ts";
import type { Env } from "../env.ts";
import { everyAnswerHeaders } from "./answer-headers.ts";
import { languageOf } from "./language.ts";
import { titleOf } from "./problem-titles.ts";

type Fault = FastifyError & {
  validation?: { instancePath: string; message?: string }[];
  validationContext?: string;
};

const BY_CODE: Record<string, ProblemType> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed_request",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed_request",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed_request",
};

/** Converts every error to problem+json in the caller's language. */
export function problems(app: FastifyInstance): void {
  app.setErrorHandler((error: Fault, request, reply) => {
    const found = hasGone(request) ? new ApiProblem("malformed_request") : toProblem(error);
    if (found.status >= 500) request.log.error({ err: error }, "request failed");
    return send(request, reply, found);
  });
}

/** A URL that cannot be decoded reaches no route, and so neither hooks nor the error handler. */
export const unreadable =
  (env: Env) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    send(request, reply.headers(everyAnswerHeaders(env)), new ApiProblem("malformed_request"));
  };

/** The client disconnected before the body was complete; its connection error must not count as a database failure. */
const hasGone = (request: FastifyRequest): boolean => request.raw.readableAborted;

export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(request, reply, new ApiProblem("not_found"));
}

function toProblem(error: Fault): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error.validation) {
    return new ApiProblem("validation_failed", { fields: fieldsOf(error) });
  }
  const known = BY_CODE[error.code];
  if (known) return new ApiProblem(known);
  // Transient, so 503: a client that treated it as a refusal would drop its session.
  if ([isDatabaseLost, isConflict, isLockTimeout].some((passes) => passes(error))) {
    return new ApiProblem("unavailable", { retryAfter: 1 });
  }
  const status = error.statusCode ?? 500;
  return new ApiProblem(status >= 400 && status < 500 ? "malformed_request" : "internal_error");
}

function fieldsOf(error: Fault): { field: string; rule: string }[] {
  return (error.validation ?? []).slice(0, 20).map(({ instancePath, message = "" }) => ({
    field: instancePath.split("/").filter(Boolean).join(".") || (error.validationContext ?? ""),
    rule: message.slice(0, 120),
  }));
}

function send(request: FastifyRequest, reply: FastifyReply, found: ApiProblem): FastifyReply {
  const retryAfter = found.extra.retryAfter ?? found.extra.cooldown;
  if (retryAfter !== undefined) reply.header("retry-after", Math.ceil(retryAfter));
  // RFC 9110 requires a challenge with 401. Never Basic: browsers would show their own prompt (API-07).
  if (found.status === 401 && !reply.hasHeader("www-authenticate")) {
    reply.header("www-authenticate", challengeOf(found));
  }
  const body: Problem = {
    type: found.type,
    title: titleOf(found.type, languageOf(request)),
    status: PROBLEMS[found.type],
    extra: { ...found.extra, requestId: request.id },
  };
  return reply
    .code(found.status)
    .header("content-type", "application/problem+json; charset=utf-8")
    .header("cache-control", "no-store")
    .serializer(JSON.stringify)
    .send(body);
}

/** RFC 6750: a token that was sent and is no longer valid is named as such. */
const challengeOf = ({ type }: ApiProblem): string =>
  type === "expired_token" ? 'Bearer realm="api", error="invalid_token"' : 'Bearer realm="api"';
