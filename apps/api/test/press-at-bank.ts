import type { Outcome } from "../demo/testbank/bank-payment.ts";
import type { News } from "../demo/testbank/bank-words.ts";
import { publicUrl } from "../src/public-url.ts";
import type { TestApp } from "./test-app.ts";

type Press = { outcome: Outcome; news?: News; refundsFail?: "on" };

/** Chooses the outcome of a payment on the test bank's page. */
export const pressAtBank = ({ app, deps }: TestApp, id: string, press: Press) =>
  app.inject({
    method: "POST",
    url: `/testbank/pay/${id}`,
    headers: {
      origin: publicUrl(deps.env),
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: new URLSearchParams(press).toString(),
  });
