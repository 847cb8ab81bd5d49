import type { EndpointName } from "@waslijn/contract/customer/endpoints";
import type { ProblemType } from "@waslijn/contract/shared/problem";
import { randomUUID } from "node:crypto";
import { press, sentBill, startPaying, useFakePayments, webhook } from "./pay.ts";
import type { TestApp } from "./test-app.ts";
import type { ValidRequest } from "./valid-requests.ts";

type Provocation = (it: TestApp) => Promise<ValidRequest>;

const UNKNOWN = { code: "222222222222" };
const body = { method: "ideal" } as const;

async function paidBill(it: TestApp): Promise<{ code: string }> {
  const payments = useFakePayments(it);
  const sent = await sentBill(it);
  const id = await startPaying(it, sent);
  payments.move(id, "paid");
  await webhook(it, id);
  return { code: sent.code };
}

/** How to provoke each documented problem of the payment link calls. */
export const payProblems: Partial<Record<EndpointName, Partial<Record<ProblemType, Provocation>>>> =
  {
    billByCode: { pay_link_invalid: async () => ({ params: UNKNOWN }) },
    startPayment: {
      pay_link_invalid: async () => ({ params: UNKNOWN, body }),
      nothing_due: async (it) => ({ params: await paidBill(it), body }),
      idempotency_mismatch: async (it) => {
        useFakePayments(it);
        const { code } = await sentBill(it);
        const key = randomUUID();
        await press(it, { code }, { key });
        const headers = { "x-device-web-id": "device-0001", "idempotency-key": key };
        return { params: { code }, body: { method: "paypal" }, headers };
      },
    },
  };
