import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { countMetric } from "../metrics.ts";
import { serve } from "./serve.ts";

const MOST_KINDS = 100;

/** ERR-24: the page's text "We have been notified" relies on this call. */
export function clientFailureRoutes(app: FastifyInstance, deps: Deps): void {
  const kinds = new Set<string>();
  serve(app, deps, "reportClientFailure", async ({ body, request }) => {
    request.log.warn(
      { kind: body.kind, page: body.route, failedRequest: requestIdOf(body.requestId) },
      "a browser failed",
    );
    // The kind is free text within its alphabet; the limit keeps a caller from filling the memory with label values.
    if (kinds.size < MOST_KINDS) kinds.add(body.kind);
    countMetric("waslijn_client_failures_total", {
      kind: kinds.has(body.kind) ? body.kind : "other",
    });
    return null;
  });
}

/** Our request ids are UUIDs; anything else might be user input. */
const requestIdOf = (value: string | undefined): string | undefined =>
  /^[0-9a-f-]{36}$/.test(value ?? "") ? value : undefined;
