import type { OrderFilters, OrdersQuery } from "@waslijn/contract/console/orders";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BOTH_DATABASES } from "../../../../test/databases.ts";
import { explain } from "../../../../test/explain.ts";
import { HOME, post, wizardOrder } from "../../../../test/order-fixtures.ts";
import { by, placeOrder } from "../../../../test/order-life.ts";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";
import { cancelOrder } from "../../orders/life/cancel-order.ts";
import { countOrder } from "../../orders/life/count-order.ts";
import { pickUp, missStop } from "../../orders/life/handle-order.ts";
import { sendBill } from "../../orders/life/billing/send-bill.ts";
import { listOrders } from "./list-orders.ts";

/** Search text, and the customers whose orders it finds. */
const FOUND: [search: string, names: string[]][] = [
  ["wit", ["noor", "zoe"]],
  ["WITTE", ["zoe"]],
  ["zoe", ["zoe"]],
  ["Zoë kleverpark", ["zoe"]],
  ["klever 9", ["zoe"]],
  ["2011 db", ["noor", "zoe", "bram", "company"]],
  ["2011DB 18", ["noor", "bram", "company"]],
  ["noor@voorbeeld", ["noor"]],
  ["06 1234 5678", ["zoe"]],
  ["+31 6 12345678", ["zoe"]],
  ["100%_", ["bram"]],
  ["nobody", []],
];

describe.each(BOTH_DATABASES)("a desk's list on %s", (kind) => {
  let it: TestApp;
  const numbers: Record<string, string> = {};
  const ids: Record<string, string> = {};

  const place = async (name: string, changes: Parameters<typeof placeOrder>[1]): Promise<void> => {
    const { number, id } = await placeOrder(it, changes);
    [numbers[name], ids[name]] = [number, id];
  };
  const list = async (query: OrdersQuery = {}, db = it.deps.db): Promise<string[]> => {
    const { orders } = await listOrders({ ...it.deps, db }, query, "nl");
    return orders.map(({ number }) => nameOf(number));
  };
  const nameOf = (number: string): string =>
    Object.entries(numbers).find(([, one]) => one === number)?.[0] ?? number;

  beforeAll(async () => {
    it = await openTestApp(kind);
    await place("noor", { user: { fullName: "Noor de Wit", email: "noor@voorbeeld.example" } });
    await place("zoe", {
      user: { fullName: "Zoë Witteveen", phone: "06 12345678" },
      order: {
        pickupLocation: { ...HOME, thoroughfare: "Kleverparkweg", subThoroughfare: "9" },
        deliveryLocation: { ...HOME, thoroughfare: "Kleverparkweg", subThoroughfare: "9" },
        pickupTime: "2026-11-18T08:00:00+01:00",
        deliveryTime: "2026-11-20T10:00:00+01:00",
      },
    });
    await place("bram", { user: { fullName: "Bram 100%_zeker" } });
    const company = await it.deps.db.selectFrom("companies").selectAll().executeTakeFirstOrThrow();
    const as = { kind: "company", companyId: company.id, sessionId: "s", device: "d" } as const;
    const placed = await post(it, "/orders", wizardOrder("re-cover"), { as });
    if (placed.statusCode !== 201) throw new Error(placed.body);
    [numbers.company, ids.company] = [placed.json().number, placed.json().id];
    await cancelOrder(it.deps, await by(it, "staff", ids.bram ?? ""));
    await pickUp(it.deps, await by(it, "driver", ids.zoe ?? ""), { bags: 1 });
    const counted = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [] };
    await countOrder(it.deps, await by(it, "staff", ids.zoe ?? ""), counted);
    await sendBill(it.deps, await by(it, "staff", ids.zoe ?? ""));
    const miss = { kind: "pickup", reason: "nobody-home", calls: 1 } as const;
    await missStop(it.deps, await by(it, "driver", ids.noor ?? ""), miss);
  });
  afterAll(() => it.close());

  test("stands in the order of the last change [DESK-02]", async () => {
    expect(await list()).toEqual(["noor", "zoe", "bram", "company"]);
  });

  test.each(FOUND)("finds %j [DESK-02]", async (search, found) => {
    expect(await list({ search })).toEqual(found);
  });

  test("finds an order by its number, with and without what stands before it [DESK-02]", async () => {
    expect(await list({ search: numbers.bram ?? "" })).toEqual(["bram"]);
    expect(await list({ search: numbers.bram?.slice(2) ?? "" })).toEqual(["bram"]);
  });

  test("a whole number is that order alone, whoever else has it in their words [DESK-02]", async () => {
    const words = { words: sql<string>`words || ${`${numbers.bram?.toLowerCase()}@was.example `}` };
    const others = it.deps.db.updateTable("search_words").where("words", "like", "%witteveen%");
    await others.set(words).execute();
    const typed = ` ${numbers.bram?.toLowerCase()} `;
    expect(await list({ search: typed })).toEqual(["bram"]);
    expect(await list({ search: typed, state: "counted" })).toEqual([]);
    expect(await list({ search: `${numbers.bram}@` })).toEqual(["zoe"]);
    expect(await list({ search: typed.trim().slice(0, -1) })).toHaveLength(4);
  });

  test("finds a company's order by the company's name [DESK-02]", async () => {
    const { orders } = await listOrders(it.deps, { kind: "re-cover" }, "nl");
    expect(await list({ search: orders[0]?.customer ?? "" })).toEqual(["company"]);
  });

  test("finds the middle of a word where pg_trgm is at hand [DESK-02]", async () => {
    expect(await list({ search: "tteve" })).toEqual(["zoe"]);
  });

  test.each<[OrdersQuery, string[]]>([
    [{ state: "cancelled" }, ["bram"]],
    [{ state: "cancelled", day: "2026-11-17" }, ["bram"]],
    [{ state: "counted" }, ["zoe"]],
    [{ hub: "haarlem" }, ["noor", "zoe", "bram", "company"]],
    [{ hub: "amsterdam" }, []],
    [{ day: "2026-11-17" }, ["noor", "company"]],
    [{ day: "2026-11-20" }, ["zoe"]],
    [{ day: "2026-11-20", stop: "pickup" }, []],
    [{ kind: "consumer" }, ["noor", "zoe", "bram"]],
    [{ kind: "re-cover" }, ["company"]],
    [{ payment: "unpaid" }, ["zoe"]],
    [{ payment: "overdue" }, []],
    [{ missed: "1" }, ["noor"]],
    [{ hub: "haarlem", state: "placed", kind: "consumer", search: "wit" }, ["noor"]],
    [{ sort: "placed" }, ["company", "bram", "zoe", "noor"]],
    [{ sort: "pickup", search: "wit" }, ["noor", "zoe"]],
    [{ sort: "delivery", kind: "consumer", state: "counted" }, ["zoe"]],
  ])("keeps to %j [DESK-02]", async (query, found) => {
    const names = await list(query);
    if (query.sort === "placed") expect(new Set(names)).toEqual(new Set(found));
    else expect(names).toEqual(found);
  });

  test("tells of a row what the list shows [DESK-02]", async () => {
    const { orders } = await listOrders(it.deps, { search: "wit" }, "nl");
    expect(orders).toMatchObject([
      { customer: "Noor de Wit", state: "placed", misses: 1, awaits: "pickup", payment: null },
      {
        customer: "Zoë Witteveen",
        address: "2011 DB Haarlem",
        state: "counted",
        misses: 0,
        payment: "open",
        pickup: { date: "2026-11-18", from: "08:00", to: "10:00" },
      },
    ]);
    expect(orders[1]?.cents).toBeGreaterThan(0);
  });

  test.each(["changed", "placed", "pickup", "delivery"] as const)(
    "by %s, page after page gives every order once [DESK-02]",
    async (sort) => {
      const { orders: all } = await listOrders(it.deps, { sort }, "nl");
      const paged: string[] = [];
      let after: string | null | undefined;
      while (after !== null) {
        const page = await listOrders(it.deps, { sort, ...(after && { after }) }, "nl", 1);
        paged.push(...page.orders.map(({ number }) => number));
        after = page.next;
      }
      expect(paged).toEqual(all.map(({ number }) => number));
      expect(paged.length).toBeGreaterThan(1);
    },
  );

  test.each([{}, { search: "wit" }, { search: "wit", sort: "pickup" } as const])(
    "a cursor of another list is refused with %j [DESK-02]",
    async (query) => {
      const answer = listOrders(it.deps, { ...query, after: "17_08:00" }, "nl");
      await expect(answer).rejects.toMatchObject({ type: "validation_failed" });
    },
  );

  test("an order is overdue as long as its bill is [DESK-02]", async () => {
    const bills = it.deps.db.updateTable("bills").where("order_id", "=", ids.zoe ?? "");
    const now = it.deps.clock.now();
    await bills.set({ overdue_at: now }).execute();
    expect(await list({ payment: "overdue" })).toEqual(["zoe"]);
    await bills.set({ written_off_at: now }).execute();
    expect(await list({ payment: "overdue" })).toEqual([]);
    await bills.set({ overdue_at: null, written_off_at: null }).execute();
    expect(await list({ payment: "overdue" })).toEqual([]);
  });

  test("an erased customer is found by the number alone [DESK-02]", async () => {
    const before = await list({ search: "bram" });
    await it.deps.db
      .updateTable("orders")
      .set({ contact: "{}", pickup_location: null })
      .where("id", "=", ids.bram ?? "")
      .execute();
    expect([before, await list({ search: "bram" })]).toEqual([["bram"], []]);
    expect(await list({ search: numbers.bram ?? "" })).toEqual(["bram"]);
  });
});

describe("each list is found by an index", () => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL");
  });
  afterAll(() => it.close());

  const planOf = async (query: OrderFilters & Pick<OrdersQuery, "sort">): Promise<string> => {
    const plans = await explain(it.deps.db, (db) => listOrders({ ...it.deps, db }, query, "nl"));
    return plans.filter((plan) => /on (orders|search_words)\b/.test(plan)).join("\n");
  };

  test.each<[OrderFilters & Pick<OrdersQuery, "sort">, string]>([
    [{}, "orders_changed"],
    [{ hub: "haarlem" }, "orders_hub_changed"],
    [{ state: "ready" }, "orders_state_changed"],
    [{ kind: "b2b" }, "orders_kind_changed"],
    [{ day: "2026-11-17" }, "orders_delivery_day"],
    [{ payment: "unpaid" }, "bills_to_settle"],
    [{ payment: "overdue" }, "orders_overdue"],
    [{ missed: "1" }, "orders_awaiting"],
    [{ bags: "differ" }, "orders_bags_differ"],
    [{ search: "witteveen" }, "order_search_words"],
    [{ search: "W-10001" }, "orders_number_key"],
    [{ sort: "placed" }, "orders_placed"],
    [{ sort: "pickup" }, "orders_pickup_day"],
    [{ sort: "pickup", hub: "haarlem" }, "orders_pickup"],
    [{ sort: "delivery" }, "orders_delivery_day"],
  ])("%j by %s [DESK-02]", async (query, index) => {
    expect(await planOf(query)).toContain(index);
  });

  test("no bill is looked up for an order that is not on the page [DESK-02]", async () => {
    const plans = await explain(it.deps.db, (db) =>
      listOrders({ ...it.deps, db }, { sort: "delivery" }, "nl"),
    );
    const lines = plans.find((plan) => plan.includes("on service_points"))?.split("\n") ?? [];
    const depthOf = (step: string) => lines.find((line) => line.includes(step))?.search(/\S/);
    expect(depthOf("on bills")).toBe(depthOf("Limit"));
  });
});
