import type { DataChange } from "@waslijn/contract/console/data";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../../../../scripts/test/postgres.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { by, placeOrder, view, type PlacedOrder } from "../../../test/order-life.ts";
import { openPostgresNode, type PostgresNode } from "../../../test/postgres-node.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { currentData } from "../../pages/page-data.ts";
import { estimateByPhone } from "../desk/place-by-phone.ts";
import { countOrder } from "../orders/life/count-order.ts";
import { pickUp } from "../orders/life/handle-order.ts";

const BEFORE = "2026-11-30T23:59:50+01:00";
const AFTER = "2026-12-01T00:00:10+01:00";
const CHANGED: DataChange = {
  table: "prices",
  entry: null,
  seen: null,
  value: {
    type: "WF",
    alias: "wash-tumble-dry-and-fold",
    valid_from: "2026-12-01",
    cents: 2595,
  },
};

describe("a price that changes at midnight, on three nodes that nobody restarts", () => {
  const clock = new MovableClock(BEFORE);
  const nodes: PostgresNode[] = [];
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase();
    drop = () => database.drop();
    for (let turn = 0; turn < 3; turn += 1) {
      nodes.push(await openPostgresNode(database.url, { clock, connections: 3 }));
    }
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await drop();
  });

  const nodeAt = (turn: number): PostgresNode => {
    const node = nodes[turn];
    if (!node) throw new Error("There is no such node.");
    return node;
  };
  const place = (turn: number): Promise<PlacedOrder> =>
    placeOrder(nodeAt(turn), {
      order: {
        pickupTime: "2026-12-03T08:00:00+01:00",
        deliveryTime: "2026-12-08T08:00:00+01:00",
      },
    });
  const billOf = async (order: PlacedOrder): Promise<number | undefined> => {
    const node = nodeAt(1);
    await pickUp(node.deps, await by(node, "driver", order.id), { bags: 1 });
    const found = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [] };
    await countOrder(node.deps, await by(node, "staff", order.id), found);
    return (await view(node, order)).bill?.total;
  };

  test("pages, price list and estimate follow that day; each order is billed by its own [SHOP-02] [BILL-04]", async () => {
    // As on running servers: each node has its own cache of page data.
    const pages = nodes.map(({ deps }) => currentData(deps));
    const seen = async () =>
      Promise.all(
        nodes.map(async ({ app, deps }, turn) => {
          const shown = (await pages[turn]?.("nl"))?.catalogue.services;
          const listed = (await app.inject({ url: "/api/cleaning-services" })).json();
          const estimated = await estimateByPhone(
            deps,
            { pieces: [], kilos: 6, hasBag: true, couponCode: "" },
            "nl",
          );
          return [loadPrice(shown), loadPrice(listed), estimated.total];
        }),
      );
    const old = [24.95, 24.95, 3495];
    const other = [25.95, 25.95, 3590];
    expect(await seen()).toEqual([old, old, old]);

    const owner = await staffHeaders(nodeAt(0), await addStaff(nodeAt(0), "owner"));
    const planned = await nodeAt(0).app.inject({
      method: "POST",
      url: "/api/console/data-changes",
      payload: { id: randomUUID(), changes: [CHANGED] },
      headers: owner,
    });
    expect(planned.statusCode).toBe(200);
    expect(await seen()).toEqual([old, old, old]);

    const before = await place(2);
    clock.set(AFTER);
    expect(await seen()).toEqual([other, other, other]);
    const after = await place(1);
    clock.set("2026-12-03T08:30:00+01:00");
    expect([await billOf(before), await billOf(after)]).toEqual([3495, 3590]);
  });
});

type Service = { type: string; prices: { alias: string; amount: number }[] };

const loadPrice = (services: Service[] | undefined): number | undefined =>
  services
    ?.find(({ type }) => type === "WF")
    ?.prices.find(({ alias }) => alias === "wash-tumble-dry-and-fold")?.amount;
