import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { WorkRefused } from "../../work.ts";
import { staffKey } from "../orders/idempotency.ts";
import { eraseCustomer } from "../privacy/erase-customer.ts";
import { exportCustomer } from "../privacy/export-customer.ts";
import { writeChange } from "../staff/write-audit.ts";
import {
  mergeGuestOrders,
  noteBusiness,
  noteCustomer,
  sendBusinessLink,
} from "./change-customer.ts";
import { findPerson, type Person } from "./find-person.ts";
import { viewBusiness } from "./view-business.ts";
import { viewCustomer } from "./view-customer.ts";

/** Endpoints for the pages of customers, companies and locations. */
export function customerRoutes(app: FastifyInstance, deps: Deps): void {
  serveConsole(app, deps, "viewCustomer", ({ params, language }) =>
    viewCustomer(deps, params.id, language),
  );
  serveConsole(app, deps, "noteCustomer", async ({ params, body, staff, language, request }) => {
    const key = staffKey(request, deps, staff, { ...params, ...body });
    await noteCustomer(deps, staff, params.id, body.text, key);
    return viewCustomer(deps, params.id, language);
  });
  serveConsole(app, deps, "mergeGuestOrders", async ({ params, body, staff, language }) => {
    await mergeGuestOrders(deps, staff, params.id, body.orders);
    return viewCustomer(deps, params.id, language);
  });

  const personOf = async (id: string): Promise<Person> => {
    const person = await findPerson(deps.db, id);
    if (!person) throw new ApiProblem("not_found");
    return person;
  };
  serveConsole(app, deps, "exportCustomer", async ({ params, staff }) => {
    const { email, user } = await personOf(params.id);
    const about = `customer ${user?.id ?? params.id}`;
    const change = { about, before: null, after: null };
    await writeChange(deps.db, deps.clock, staff, "customer:export", change);
    return exportCustomer(deps, { email });
  });
  serveConsole(app, deps, "eraseCustomer", async ({ params, body, staff }) => {
    const { email } = await personOf(params.id);
    try {
      const result = await eraseCustomer({ ...deps, who: staff }, { email, ...body });
      return { orders: result.orders, cancelled: result.cancelled, messages: result.mails };
    } catch (failure) {
      // The page names the order that it waits for.
      if (failure instanceof WorkRefused) throw new ApiProblem("not_possible_now");
      throw failure;
    }
  });

  serveConsole(app, deps, "viewBusiness", ({ params, language }) =>
    viewBusiness(deps, params.id, language),
  );
  serveConsole(app, deps, "noteBusiness", async ({ params, body, staff, language, request }) => {
    const key = staffKey(request, deps, staff, { ...params, ...body });
    await noteBusiness(deps, staff, params.id, body.text, key);
    return viewBusiness(deps, params.id, language);
  });
  serveConsole(app, deps, "sendBusinessLink", async ({ params, body, staff, language }) => {
    await sendBusinessLink(deps, staff, params.id, body);
    return viewBusiness(deps, params.id, language);
  });
}
