import { areaCalls } from "./area-calls.ts";
import { byPhoneCalls } from "./by-phone-calls.ts";
import { careCalls } from "./care/care-calls.ts";
import type { ConsoleCall } from "./console-call.ts";
import { dataCalls } from "./data-calls.ts";
import { countingCalls } from "./counting-calls.ts";
import { deskCalls } from "./desk/desk-calls.ts";
import { manyCalls } from "./many/many-calls.ts";
import { reportCalls } from "./reports/report-calls.ts";
import { routeCalls } from "./route-calls.ts";
import { runCalls } from "./runs/run-calls.ts";
import { listCalls } from "./list-calls.ts";
import { shopCalls } from "./shop/shop-calls.ts";
import { signInCalls } from "./sign-in/sign-in-calls.ts";
import { staffCalls } from "./staff/staff-calls.ts";
import { systemCalls } from "./system-calls.ts";
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
