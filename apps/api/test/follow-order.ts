import { expect } from "vitest";
import type { PlacedOrder } from "./order-life.ts";
import type { TestApp } from "./test-app.ts";

/** Follows an order's event stream as a browser does, one event at a time. */
export async function followOrder(
  node: Pick<TestApp, "app">,
  { token }: Pick<PlacedOrder, "token">,
): Promise<() => Promise<string>> {
  const answer = await node.app.inject({
    url: `/api/orders/by-link/${token}/live`,
    payloadAsStream: true,
  });
  expect(answer.headers).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  const lines = answer.stream().setEncoding("utf8")[Symbol.asyncIterator]();
  let text = "";
  return async () => {
    for (;;) {
      const event = /id: (\d+)\nevent: order\ndata: (.*)\n\n/.exec(text);
      if (event) {
        text = text.slice(event.index + event[0].length);
        return event[2] ?? "";
      }
      text += String((await lines.next()).value);
    }
  };
}
