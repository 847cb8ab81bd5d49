import * as z from "zod/mini";
import type { Schema } from "../shared/endpoint.ts";
import { areaEndpoints, subscriberEndpoints } from "./areas.ts";
import { byPhoneEndpoints, callerEndpoints } from "./by-phone.ts";
import { careActEndpoints, careEndpoints } from "./care.ts";
import type { ConsoleEndpoint } from "./console-endpoint.ts";
import { countingEndpoints } from "./counting.ts";
import { customerActEndpoints, customerEndpoints } from "./customers.ts";
import { dataEndpoints, listEndpoints } from "./data.ts";
import { kitActEndpoints, kitEndpoints } from "./kits.ts";
import { manyEndpoints } from "./many.ts";
import { moneyEndpoints } from "./money.ts";
import { laterOrderActEndpoints, orderActEndpoints } from "./order-acts.ts";
import { orderMoneyEndpoints } from "./order-money.ts";
import { orderEndpoints } from "./order.ts";
import { orderListEndpoints } from "./orders.ts";
import { reportEndpoints } from "./reports.ts";
import { routeEndpoints, runEndpoints } from "./runs.ts";
import { settingsEndpoints } from "./settings.ts";
import { setupEndpoints } from "./setup.ts";
import { passkeyEndpoints, signInEndpoints } from "./sign-in.ts";
import { stageEndpoints } from "./stages.ts";
import { staffActEndpoints, staffEndpoints } from "./staff.ts";
import { systemEndpoints } from "./system.ts";
import { tabletEndpoints } from "./tablet.ts";
import { todayEndpoints } from "./today.ts";
import { webhookActEndpoints, webhookCallEndpoints } from "./webhooks.ts";
import { shopEndpoints } from "./windows.ts";

/**
 * Calls of screens and dialogs that are opened later, if at all. Browsers load their table with the screen (`calls/console-later`), to keep the
 * console's first load small.
 */
export const laterEndpoints = {
  ...callerEndpoints,
  ...customerActEndpoints,
  ...passkeyEndpoints,
  ...careActEndpoints,
  ...kitActEndpoints,
  ...laterOrderActEndpoints,
  ...manyEndpoints,
  ...staffActEndpoints,
  ...webhookActEndpoints,
  ...tabletEndpoints,
  ...stageEndpoints,
} as const satisfies Record<string, ConsoleEndpoint>;

/** Every call of the console; customer pages use none of them. */
export const consoleEndpoints = {
  ...signInEndpoints,
  ...staffEndpoints,
  ...todayEndpoints,
  ...setupEndpoints,
  ...settingsEndpoints,
  ...orderListEndpoints,
  ...orderEndpoints,
  ...orderActEndpoints,
  ...orderMoneyEndpoints,
  ...moneyEndpoints,
  ...runEndpoints,
  ...routeEndpoints,
  ...webhookCallEndpoints,
  ...byPhoneEndpoints,
  ...careEndpoints,
  ...customerEndpoints,
  ...dataEndpoints,
  ...areaEndpoints,
  ...subscriberEndpoints,
  ...kitEndpoints,
  ...countingEndpoints,
  ...reportEndpoints,
  ...listEndpoints,
  ...shopEndpoints,
  ...systemEndpoints,
  ...laterEndpoints,
} as const satisfies Record<string, ConsoleEndpoint>;

export type ConsoleEndpoints = typeof consoleEndpoints;
export type ConsoleCallName = keyof ConsoleEndpoints;
/** Calls with a session: the others name no roles. */
export type StaffCallName = {
  [N in ConsoleCallName]: ConsoleEndpoints[N] extends { roles: unknown } ? N : never;
}[ConsoleCallName];

type Part<N extends ConsoleCallName, K extends string> = ConsoleEndpoints[N] extends {
  readonly [P in K]: infer S extends Schema;
}
  ? S
  : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** Input and response types of these calls, for a client. */
export type ConsoleCallTypes = {
  [N in ConsoleCallName]: {
    params: Input<Part<N, "params">>;
    query: Input<Part<N, "query">>;
    body: Input<Part<N, "body">>;
    response: ConsoleResponseOf<N>;
  };
};
export type ConsoleResponseOf<N extends ConsoleCallName> = z.output<
  ConsoleEndpoints[N]["response"]
>;
