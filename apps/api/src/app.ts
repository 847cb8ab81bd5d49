import Fastify, { LogController, type FastifyInstance, type FastifyServerFactory } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { randomUUID } from "node:crypto";
import type { Writable } from "node:stream";
import type { Deps } from "./deps.ts";
import { jobs } from "./jobs/jobs.ts";
import {
  addressRoutes,
  catalogueRoutes,
  serviceAreaRoutes,
  promoCodeRoutes,
  servicePointRoutes,
} from "./modules/catalogue/routes.ts";
import { careRoutes, deskCareRoutes } from "./modules/care/care-routes.ts";
import { clientFailureRoutes } from "./http/client-failure-routes.ts";
import {
  companyRoutes,
  recoverRoutes,
  tokenRoutes,
  userRoutes,
  meRoutes,
} from "./modules/accounts/account-routes.ts";
import { healthRoutes, metricsRoute } from "./http/health-routes.ts";
import { kitRoutes, labelRoutes } from "./modules/floor/label-routes.ts";
import { calendarRoutes } from "./modules/messages/calendar-routes.ts";
import { devMailRoutes } from "../demo/mailbox/dev-mail-routes.ts";
import { verifyRoutes } from "./modules/accounts/verify-routes.ts";
import { systemRoutes } from "./modules/messages/system-routes.ts";
import { devSmsRoutes } from "../demo/mailbox/dev-sms-routes.ts";
import { myOrdersRoutes, planRoutes } from "./modules/plans/plan-routes.ts";
import { dataRoutes } from "./modules/provider-data/changes/data-routes.ts";
import { myOrderRoutes, orderPaperRoutes } from "./modules/orders/links/my-order-routes.ts";
import { linkRoutes } from "./modules/orders/links/link-routes.ts";
import { payLinkRoutes, payRoutes } from "./modules/payments/pay-routes.ts";
import { webhookRoutes } from "./modules/payments/webhook-routes.ts";
import { moneyRoutes } from "./modules/money/money-routes.ts";
import { orderRoutes } from "./modules/orders/routes.ts";
import { reportRoutes } from "./modules/reports/report-routes.ts";
import { routeRoutes, runRoutes } from "./modules/driving/run-routes.ts";
import {
  dataFileRoutes,
  deskAreaRoutes,
  shopRoutes,
} from "./modules/provider-data/provider-data-routes.ts";
import { passkeyRoutes } from "./modules/staff/passkey-routes.ts";
import { signInRoutes } from "./modules/staff/sign-in-routes.ts";
import { customerRoutes } from "./modules/customers/customer-routes.ts";
import { countingRoutes } from "./modules/desk/counting-routes.ts";
import { stageRoutes } from "./modules/floor/stages/stage-routes.ts";
import { deskOrderRoutes } from "./modules/desk/desk-order-routes.ts";
import { byPhoneRoutes } from "./modules/desk/by-phone-routes.ts";
import { manyRoutes } from "./modules/desk/many/many-routes.ts";
import { deskRoutes } from "./modules/desk/desk-routes.ts";
import { staffRoutes } from "./modules/staff/staff-routes.ts";
import { tabletRoutes } from "./modules/staff/tablet-routes.ts";
import { grantRoutes } from "./modules/assistants/grant-routes.ts";
import { mcpRoute } from "./modules/assistants/mcp-route.ts";
import { consentRoutes } from "./modules/assistants/oauth/consent-routes.ts";
import { oauthRoutes } from "./modules/assistants/oauth/oauth-routes.ts";
import { settingsRoutes } from "./modules/settings/settings-routes.ts";
import { subscriptionRoutes } from "./modules/messages/webhooks/subscription-routes.ts";
import { timesRoutes } from "./modules/catalogue/times/times-routes.ts";
import { testBank } from "../demo/testbank/test-bank.ts";
import { accessLog, logOptions } from "./http/log.ts";
import { openapiRoute } from "./http/docs/openapi-route.ts";
import { apiHeaders, everyAnswer, cors } from "./http/answer-headers.ts";
import { trustProxyOf } from "./http/limits/caller.ts";
import { finishAnswers } from "./http/finish-answers.ts";
import { generalLimit } from "./http/limits/general-limit.ts";
import { noteRefusedDevices } from "./http/limits/waiting.ts";
import { watchMethods } from "./http/methods.ts";
import { notFound, problems, unreadable } from "./http/problems.ts";
import { refuseConnection } from "./http/refuse-connection.ts";

export const API_BASE = "/api";
const BODY_LIMIT = 256 * 1024;
/** A slow request ends within 30 seconds: this timeout, plus the check interval of a fifth of it. */
const REQUEST_MS = 25_000;

export type BuildOptions = {
  /** Serves everything outside the API base; without it only the API answers. */
  pages?: (app: FastifyInstance) => Promise<void>;
  /** In development the bundler handles requests first. */
  serverFactory?: FastifyServerFactory;
  /** Log destination; standard output by default. */
  log?: Writable;
  /** Maximum time to receive a whole request. */
  requestMs?: number;
};

export async function buildApp(
  deps: Deps,
  { pages, serverFactory, log, requestMs = REQUEST_MS }: BuildOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    ...(serverFactory && { serverFactory }),
    logger: logOptions(deps.env, log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOf(deps.env),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestMs,
    http: { requestTimeout: requestMs, connectionsCheckingInterval: requestMs / 5 },
    clientErrorHandler: refuseConnection(deps.env),
    frameworkErrors: unreadable(deps.env),
    // During shutdown, requests on open connections are still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
  });
  finishAnswers(app.server);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  problems(app);
  everyAnswer(app, deps.env);
  accessLog(app);
  jobs(app, deps);

  await app.register(
    async (api) => {
      problems(api);
      api.setNotFoundHandler(notFound);
      // All bodies are JSON (API-01).
      api.removeContentTypeParser("text/plain");
      apiHeaders(api);
      await cors(api, deps);
      noteRefusedDevices(api, deps);
      generalLimit(api, deps);
      const refuseOtherMethods = watchMethods(api, notFound);
      healthRoutes(api, deps);
      metricsRoute(api, deps);
      openapiRoute(api);
      tokenRoutes(api, deps);
      userRoutes(api, deps);
      meRoutes(api, deps);
      myOrdersRoutes(api, deps);
      grantRoutes(api, deps);
      consentRoutes(api, deps);
      recoverRoutes(api, deps);
      clientFailureRoutes(api, deps);
      companyRoutes(api, deps);
      serviceAreaRoutes(api, deps);
      deskAreaRoutes(api, deps);
      dataFileRoutes(api, deps);
      catalogueRoutes(api, deps);
      timesRoutes(api, deps);
      servicePointRoutes(api, deps);
      labelRoutes(api, deps);
      kitRoutes(api, deps);
      addressRoutes(api, deps);
      promoCodeRoutes(api, deps);
      orderRoutes(api, deps);
      myOrderRoutes(api, deps);
      linkRoutes(api, deps);
      planRoutes(api, deps);
      calendarRoutes(api, deps);
      orderPaperRoutes(api, deps);
      careRoutes(api, deps);
      payRoutes(api, deps);
      signInRoutes(api, deps);
      passkeyRoutes(api, deps);
      staffRoutes(api, deps);
      tabletRoutes(api, deps);
      deskRoutes(api, deps);
      customerRoutes(api, deps);
      byPhoneRoutes(api, deps);
      deskOrderRoutes(api, deps);
      moneyRoutes(api, deps);
      manyRoutes(api, deps);
      runRoutes(api, deps);
      routeRoutes(api, deps);
      subscriptionRoutes(api, deps);
      deskCareRoutes(api, deps);
      dataRoutes(api, deps);
      countingRoutes(api, deps);
      stageRoutes(api, deps);
      reportRoutes(api, deps);
      shopRoutes(api, deps);
      systemRoutes(api, deps);
      settingsRoutes(api, deps);
      await api.register(refuseOtherMethods);
    },
    { prefix: API_BASE },
  );
  devMailRoutes(app, deps);
  devSmsRoutes(app, deps);
  await app.register(async (outside) => {
    generalLimit(outside, deps);
    verifyRoutes(outside, deps);
    payLinkRoutes(outside, deps);
    webhookRoutes(outside, deps);
  });
  await mcpRoute(app, deps);
  await oauthRoutes(app, deps);
  testBank(app, deps);
  await pages?.(app);
  return app;
}
