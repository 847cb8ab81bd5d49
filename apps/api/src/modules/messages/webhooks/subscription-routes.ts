import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../../../api-problem.ts";
import type { Deps } from "../../../deps.ts";
import { serveConsole } from "../../../http/serve-console.ts";
import {
  addSubscription,
  changeSubscription,
  removeSubscription,
  renewSecret,
} from "./change-subscription.ts";
import { listDeliveries, sendDeliveryAgain, sendTest } from "./deliveries.ts";
import {
  subscriptionSecret,
  findSubscription,
  listSubscriptions,
} from "./subscriptions-repository.ts";

/** Endpoints with which an owner manages webhook subscriptions and sees their deliveries (OPEN-01). */
export function subscriptionRoutes(app: FastifyInstance, deps: Deps): void {
  const viewOne = async (id: string) => {
    const [found] = await listSubscriptions(deps.db, deps.clock.now(), id);
    if (!found) throw new ApiProblem("not_found");
    return found;
  };
  const withSecret = async (id: string) => {
    const row = await findSubscription(deps.db, id);
    if (!row) throw new ApiProblem("not_found");
    return { endpoint: await viewOne(id), secret: subscriptionSecret(deps, row) };
  };

  serveConsole(app, deps, "listWebhooks", () => listSubscriptions(deps.db, deps.clock.now()));

  serveConsole(app, deps, "addWebhook", async ({ staff, body }) =>
    withSecret(await addSubscription(deps, staff, body)),
  );

  serveConsole(app, deps, "changeWebhook", async ({ staff, params, body }) => {
    await changeSubscription(deps, staff, params.id, body);
    return viewOne(params.id);
  });

  serveConsole(app, deps, "removeWebhook", async ({ staff, params }) => {
    await removeSubscription(deps, staff, params.id);
    return null;
  });

  serveConsole(app, deps, "renewWebhookSecret", async ({ staff, params }) => {
    await renewSecret(deps, staff, params.id);
    return withSecret(params.id);
  });

  serveConsole(app, deps, "testWebhook", async ({ params }) => {
    await sendTest(deps, params.id);
    return null;
  });

  serveConsole(app, deps, "webhookDeliveries", ({ params, query }) =>
    listDeliveries(deps.db, params.id, query.state),
  );

  serveConsole(app, deps, "sendDeliveryAgain", async ({ staff, params }) => {
    await sendDeliveryAgain(deps, staff, params.id, params.delivery);
    return null;
  });
}
