import { consoleEndpoints, type ConsoleCallName } from "@waslijn/contract/console/endpoints";
import type { ConsoleEndpoint } from "@waslijn/contract/console/console-endpoint";
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pickUp } from "../src/modules/orders/life/handle-order.ts";
import { injectCall } from "./call.ts";
import { addReadyPhoto, offeredCleaning } from "./care.ts";
import { by, invoiceOrder, placeOrder, type PlacedOrder } from "./order-life.ts";
import { countedOrder, sentBill, useFakePayments } from "./pay.ts";
import { addStaff, staffHeaders } from "./staff.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
import { COMPANY } from "./valid-requests.ts";

/** Statements that a call may send, its session and transaction control included. */
const MOST = 15;
const MOST_COUNTING = 10;
const DAY = "2026-11-17";
const FRIDAY = "2026-11-20T08:00:00+01:00";
const TEXT = "Wij komen iets later.";
const SIX = { pieces: [], kilos: 6 };

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: object };

describe("how many statements a call of the console sends, with several rows of each kind", () => {
  let it: TestApp;
  let headers: Record<string, string>;
  let orders: PlacedOrder[];
  let counted: PlacedOrder[];
  let complaint: string;
  let invoice: string;
  let message: string;
  let photo: string;
  let run: string;
  let webhook: string;
  const statements: string[] = [];
  let restore = (): void => undefined;

  beforeAll(async () => {
    it = await openTestApp("PostgreSQL");
    useFakePayments(it);
    await it.deps.db.updateTable("hub_windows").set({ capacity: 100 }).execute();
    headers = await staffHeaders(it, await addStaff(it, "owner"));
    const driver = await addStaff(it, "driver");
    orders = [await placeOrder(it), await placeOrder(it), await placeOrder(it)];
    const arrived = [await pickedUp(), await pickedUp(), await pickedUp()];
    await keepBags(arrived);
    counted = [await sentBill(it), await sentBill(it), await countedOrder(it)];
    ({ complaint } = await offeredCleaning(it));
    await offeredCleaning(it);
    await invoiceOrder(it, (await placeOrder(it)).id);
    ({ number: invoice } = await invoiceOrder(it, (await placeOrder(it)).id));
    photo = await addReadyPhoto(it, orders[0]?.id ?? "");
    const runs = await make("makeRun", { body: { hub: "haarlem", day: DAY, driver } });
    ({ id: run } = runs.json().runs[0]);
    const stops = orders.map(({ number }) => ({ number, kind: "pickup", isLocked: false }));
    await make("planRuns", { body: { runs: [{ id: run, version: 1, stops }] } });
    await it.deps.db
      .insertInto("starter_kits")
      .values(
        orders.map(({ id }) => ({ order_id: id, created_at: it.deps.clock.now(), sent_at: null })),
      )
      .onConflict((conflict) => conflict.column("order_id").doNothing())
      .execute();
    await make("addWebhook", {
      body: { url: "https://example.nl/hook", events: ["order.placed"] },
    });
    const stages = [{ id: randomUUID(), nl: "Wassen", en: "Wash", hours: 2 }];
    const setup = await make("changeStageSetup", { body: { version: 0, stages, racks: [] } });
    if (setup.statusCode !== 200) throw new Error(setup.body);
    const endpoint = it.deps.db.selectFrom("webhook_endpoints").select("id");
    ({ id: webhook } = await endpoint.executeTakeFirstOrThrow());
    const { messages } = (await make("deskOrder", ofOrder(orders[0]))).json();
    message = messages.find(({ channel }: { channel: string }) => channel === "mail").id;
    spy();
  });
  afterAll(async () => {
    restore();
    await it.close();
  });

  const pickedUp = async (): Promise<PlacedOrder> => {
    const order = await placeOrder(it);
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 2 });
    return order;
  };
  const keepBags = async (all: PlacedOrder[]): Promise<void> => {
    for (const order of all) {
      for (let bag = 0; bag < 2; bag++) await make("keepBag", newBag(order));
    }
  };
  const ofOrder = (order: PlacedOrder | undefined, more: Record<string, string> = {}): Input => ({
    params: { number: order?.number ?? "", ...more },
  });
  const newBag = (order: PlacedOrder): Input => ({
    ...ofOrder(order, { id: randomUUID() }),
    body: { ...SIX, revision: randomUUID(), seen: null },
  });
  const act = async (order: PlacedOrder, body: object = {}): Promise<Input> => {
    const { version } = await by(it, "staff", order.id);
    return { ...ofOrder(order), body: { version, ...body } };
  };

  /** Notes everything that reaches PostgreSQL, but for the check of a new connection. */
  const spy = (): void => {
    const { prototype } = pg.Client as { prototype: object };
    const query: (...sent: unknown[]) => unknown = Reflect.get(prototype, "query");
    const noting = function (this: unknown, ...sent: unknown[]): unknown {
      const [one] = sent as [string | { text: string }];
      const text = typeof one === "string" ? one : one.text;
      if (!/pg_is_in_recovery|pg_notify/.test(text)) statements.push(text);
      return Reflect.apply(query, this, sent);
    };
    Reflect.set(prototype, "query", noting);
    restore = () => void Reflect.set(prototype, "query", query);
  };

  const make = (name: ConsoleCallName, { params = {}, query, body }: Input) => {
    const endpoint: ConsoleEndpoint = consoleEndpoints[name];
    const path = endpoint.path.replace(/:(\w+)/g, (_, field: string) => params[field] ?? "");
    return injectCall(it, endpoint, {
      method: endpoint.method,
      url: `/api${path}${query ? `?${new URLSearchParams(query)}` : ""}`,
      headers: { ...headers, "idempotency-key": randomUUID() },
      ...(body && { payload: body }),
    });
  };

  const address = {
    postalCode: "2011DB",
    city: "Haarlem",
    thoroughfare: "Lange Veerstraat",
    subThoroughfare: "18-A",
    isNew: "0",
  };
  /** Input of the reading calls that need some. */
  const reads: Partial<Record<ConsoleCallName, () => Input>> = {
    deskOrders: () => ({ query: { search: "test" } }),
    searchDesk: () => ({ query: { search: "test" } }),
    deskOrder: () => ofOrder(counted[0]),
    deskWindows: () => ofOrder(orders[0], { kind: "pickup" }),
    readMessage: () => ofOrder(orders[0], { id: message }),
    deskPlan: () => ofOrder(orders[0]),
    listBills: () => ({ query: { list: "unsent" } }),
    readInvoiceFile: () => ({ query: { number: invoice, format: "pdf" } }),
    listCompanyInvoices: () => ({ query: { month: "2026-10" } }),
    viewDayClosing: () => ({ params: { day: "2026-11-15" } }),
    exportMoney: () => ({ query: { list: "invoices" } }),
    listRuns: () => ({ query: { hub: "haarlem", day: DAY } }),
    proposeRuns: () => ({ query: { hub: "haarlem", day: DAY } }),
    ownRun: () => ({ query: { day: DAY } }),
    deskPhoto: () => ({ params: { id: photo } }),
    viewCustomer: () => ({ params: { id: orders[0]?.id ?? "" } }),
    viewBusiness: () => ({ params: { id: COMPANY } }),
    listData: () => ({ params: { table: "prices" } }),
    listSubscribers: () => ({ query: { codes: "2011" } }),
    exportSubscribers: () => ({ query: { codes: "2011" } }),
    printKitLabels: () => ({ query: { paper: "sheet", used: "0" } }),
    openCounting: () => ofOrder(counted[0]),
    viewWindows: () => ({ query: { hub: "haarlem", from: DAY } }),
    viewCaller: () => ({ params: { id: orders[0]?.id ?? "" } }),
    deskPickups: () => ({ query: address }),
    deskDeliveries: () => ({ query: { ...address, pickupDate: `${DAY}T08:00` } }),
    readComplaint: () => ({ params: { id: complaint } }),
    callerCare: () => ofOrder(counted[0]),
    webhookDeliveries: () => ({ params: { id: webhook } }),
    downloadData: () => ({ query: { table: "prices", format: "csv" } }),
  };
  /** Input of the calls that change something, each on objects of its own. */
  const changes: Partial<Record<ConsoleCallName, () => Promise<Input> | Input>> = {
    moveOrder: async () => act(await placeOrder(it), { deliveryTime: FRIDAY }),
    cancelByDesk: async () => act(await placeOrder(it), { reason: "telefonisch" }),
    withdrawByDesk: async () =>
      act(await placeOrder(it), { via: "phone", receivedOn: "2026-11-15" }),
    pickUpByDesk: async () => act(await placeOrder(it), { bags: 2 }),
    missByDesk: async () =>
      act(await placeOrder(it), { kind: "pickup", reason: "nobody-home", calls: 1 }),
    countByDesk: async () => act(await pickedUp(), { ...SIX, bags: 2, bagsBack: 0, send: true }),
    countOrder: async () =>
      act(counted[2] ?? (await pickedUp()), { ...SIX, kilos: 7, bags: 2, bagsBack: 0, send: true }),
    markReady: async () => act(await countedOrder(it)),
    readyOrder: async () => act(await countedOrder(it)),
    sendBill: async () => act(await countedOrder(it), { now: true }),
    setFreeLines: async () =>
      act(await countedOrder(it), { lines: [{ reason: "korting", cents: -100, vat: "21" }] }),
    issueOrderInvoice: async () => act(await countedOrder(it)),
    writeOffBill: async () => act(await sentBill(it), { reason: "verhuisd" }),
    replaceLink: async () => act(await placeOrder(it)),
    editDetails: async () => act(await placeOrder(it), { notes: "Bel aan bij 20." }),
    writeNote: () => ({ ...ofOrder(orders[0]), body: { text: TEXT } }),
    writeToCustomer: () => ({ ...ofOrder(orders[0]), body: { channel: "mail", text: TEXT } }),
    sendMessageAgain: () => ofOrder(orders[0], { id: message }),
    keepBag: async () => newBag(await pickedUp()),
    noteFinding: async () => ({
      ...ofOrder(await pickedUp(), { id: randomUUID() }),
      body: { type: "DC", alias: "silk-blouse", kinds: ["stain"], note: "", photos: [] },
    }),
    closeComplaint: () => ({ params: { id: complaint } }),
    previewMove: () => ({ body: { orders: seen(), kind: "delivery", time: FRIDAY } }),
    moveMany: () => ({ body: { orders: seen(), kind: "delivery", time: FRIDAY } }),
    previewMessage: () => ({ body: { numbers: orders.map(({ number }) => number) } }),
    messageMany: () => ({
      body: { id: randomUUID(), numbers: orders.map(({ number }) => number), text: TEXT },
    }),
    findCallers: () => ({ body: { typed: "test" } }),
    estimateByPhone: () => ({ body: { ...SIX, hasBag: true, couponCode: "" } }),
    noteCustomer: () => ({ params: { id: orders[0]?.id ?? "" }, body: { text: TEXT } }),
  };
  const seen = () => orders.map(({ number }) => ({ number, version: 1 }));

  const names = Object.keys(consoleEndpoints) as ConsoleCallName[];
  const reading = names.filter((name) => {
    const endpoint: ConsoleEndpoint = consoleEndpoints[name];
    return endpoint.auth === "cookie" && endpoint.method === "GET" && !endpoint.stream;
  });

  const sent = async (name: ConsoleCallName, input: Input): Promise<string[]> => {
    statements.length = 0;
    const answer = await make(name, input);
    expect(answer.statusCode, answer.body).toBeLessThan(400);
    return [...statements];
  };

  test.each(reading)("%s: at most 15", async (name) => {
    const input = reads[name]?.() ?? {};
    // The first call may fill a cache.
    await make(name, input);
    expect((await sent(name, input)).length).toBeLessThanOrEqual(MOST);
  });

  test.each(Object.keys(changes) as ConsoleCallName[])("%s: at most 15", async (name) => {
    const input = (await changes[name]?.()) ?? {};
    expect((await sent(name, input)).length).toBeLessThanOrEqual(MOST);
  });

  test("counting and pricing an order: at most 10, the desk's whole answer included", async () => {
    const input = await changes.countByDesk?.();
    expect((await sent("countByDesk", input ?? {})).length).toBeLessThanOrEqual(MOST_COUNTING);
  });
});
