import { areaCalls } from "./areas/area-calls.ts";
import { byPhoneCalls } from "./by-phone/by-phone-calls.ts";
import { careCalls } from "./care/care-calls.ts";
import type { ConsoleCall } from "./console-call.ts";
import { dataCalls } from "./data/data-calls.ts";
import { countingCalls } from "./counting/counting-calls.ts";
import { deskCalls } from "./desk/desk-calls.ts";
import { manyCalls } from "./many/many-calls.ts";
import { reportCalls } from "./reports/report-calls.ts";
import { routeCalls } from "./route/route-calls.ts";
import { runCalls } from "./runs/run-calls.ts";
import { listCalls } from "./lists/list-calls.ts";
import { shopCalls } from "./shop/shop-calls.ts";
import { signInCalls } from "./sign-in/sign-in-calls.ts";
import { staffCalls } from "./staff/staff-calls.ts";
import { systemCalls } from "./system/system-calls.ts";
import { webhookCalls } from "./webhooks/webhook-calls.ts";

/** The calls that the console makes, without their schemas. Customer pages have none of them. */
export const consoleCalls = {
  ...signInCalls,
  ...staffCalls,
  ...deskCalls,
  ...manyCalls,
  ...runCalls,
  ...routeCalls,
  ...webhookCalls,
  ...byPhoneCalls,
  ...careCalls,
  ...dataCalls,
  ...areaCalls,
  ...countingCalls,
  ...reportCalls,
  ...listCalls,
  ...shopCalls,
  ...systemCalls,
} as const satisfies Record<string, ConsoleCall>;

export type ConsoleCallName = keyof typeof consoleCalls;
