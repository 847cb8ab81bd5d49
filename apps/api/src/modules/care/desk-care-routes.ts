import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { servePhoto } from "../files/read-photo.ts";
import { staffKey } from "../orders/idempotency.ts";
import { agreeToOffer, answerComplaint, closeComplaint, offerMoney } from "./answer-complaint.ts";
import { listComplaints } from "./list-complaints.ts";
import { viewComplaint } from "./view-complaint.ts";

/** The inbox of complaints, for desks and owners. */
export function deskCareRoutes(app: FastifyInstance, deps: Deps): void {
  const keyOf = (request: FastifyRequest, staff: { id: string }, complaint: string, body = {}) =>
    staffKey(request, deps, staff, { complaint, ...body });

  serveConsole(app, deps, "listComplaints", ({ query, language }) =>
    listComplaints(deps, query, language),
  );
  serveConsole(app, deps, "readComplaint", ({ params, language }) =>
    viewComplaint(deps, params.id, language),
  );
  serveConsole(
    app,
    deps,
    "answerComplaint",
    async ({ params: { id }, body, staff, language, request }) => {
      await answerComplaint(deps, staff, id, body, keyOf(request, staff, id, body));
      return viewComplaint(deps, id, language);
    },
  );
  serveConsole(
    app,
    deps,
    "offerMoney",
    async ({ params: { id }, body, staff, language, request }) => {
      await offerMoney(deps, staff, id, body, keyOf(request, staff, id, body));
      return viewComplaint(deps, id, language);
    },
  );
  serveConsole(app, deps, "agreeToOffer", async ({ params: { id }, staff, language, request }) => {
    await agreeToOffer(deps, staff, id, keyOf(request, staff, id));
    return viewComplaint(deps, id, language);
  });
  serveConsole(
    app,
    deps,
    "closeComplaint",
    async ({ params: { id }, staff, language, request }) => {
      await closeComplaint(deps, staff, id, keyOf(request, staff, id));
      return viewComplaint(deps, id, language);
    },
  );
  serveConsole(app, deps, "deskPhoto", ({ params, reply }) =>
    servePhoto(deps, reply, params.id, () => true),
  );
}
