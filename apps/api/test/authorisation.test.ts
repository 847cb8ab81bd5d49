import { endpoints, type EndpointName } from "@waslijn/contract/customer/endpoints";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consumerOrder, wizardOrder } from "./order-fixtures.ts";
import { call } from "./call.ts";
import { DATABASE_KINDS } from "./databases.ts";
import { addConfirmedUser, bearer, companyTokens, guestTokens, userTokens } from "./sessions.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
import { COMPANY, makeRoom, OTHER_COMPANY, validRequests } from "./valid-requests.ts";

const WHO = ["nobody", "guest", "user A", "user B", "company A", "company B"] as const;
type Who = (typeof WHO)[number];
type Row = readonly [number, number, number, number, number, number];

const all = (status: number): Row => [status, status, status, status, status, status];

/** Expected status of every call for every kind of caller. */
const TABLE: Record<EndpointName, Row> = {
  createToken: all(200),
  refreshToken: all(200),
  logOut: all(204),
  userExists: all(200),
  confirmAccount: all(204),
  me: [401, 403, 200, 200, 200, 200],
  myLocations: [401, 403, 200, 200, 200, 200],
  listCompanies: all(200),
  companyToken: all(200),
  recover: all(200),
  recoverEmail: all(200),
  checkRecoverToken: all(200),
  checkRecoverEmail: all(200),
  listPickups: all(200),
  listDeliveries: all(200),
  listB2bTimes: all(200),
  listB2bTimesForPickup: all(200),
  checkServiceArea: all(200),
  requestServiceArea: all(204),
  servicePoint: all(200),
  b2bServicePoint: all(200),
  placeRetailOrder: all(201),
  placeCollection: all(201),
  findCodeOrder: all(200),
  placeB2bOrder: all(201),
  checkCoupon: all(200),
  // A consumer's order: a company's token may only order for that company.
  placeOrder: [401, 201, 201, 201, 403, 403],
  // The link gives access, whoever uses it.
  orderByLink: all(200),
  orderWindows: all(200),
  changeOrder: all(200),
  cancelOrder: all(200),
  withdrawOrder: all(200),
  offerOrderAgain: all(200),
  placeOrderAgain: all(201),
  orderPlan: all(200),
  setPlan: all(200),
  changePlan: all(200),
  changeOrderDetails: all(200),
  followOrder: all(200),
  orderCalendar: all(200),
  sendOrderCode: all(204),
  openOrder: all(200),
  sendOrderLinks: all(204),
  ownedOrders: all(200),
  orderInvoice: all(200),
  orderCare: all(200),
  sendPhotoPiece: all(200),
  orderPhoto: all(200),
  reportProblem: all(200),
  answerOffer: all(200),
  billByCode: all(200),
  startPayment: all(201),
  myOrders: [401, 403, 200, 200, 403, 403],
  listAssistants: [401, 403, 200, 200, 403, 403],
  allowAssistant: [401, 403, 201, 201, 403, 403],
  viewAssistantRequest: [401, 403, 200, 200, 403, 403],
  answerAssistantRequest: [401, 403, 200, 200, 403, 403],
  stopAssistant: [401, 403, 204, 204, 403, 403],
  createReturnLabel: all(200),
  listCleaningServices: all(200),
  listServices: all(200),
  config: all(200),
  validateAddress: all(200),
  reportClientFailure: all(204),
};

describe.each(DATABASE_KINDS)("who may do what on %s", (kind) => {
  let it: TestApp;
  let headers: Record<Who, Record<string, string>>;
  const ids: Partial<Record<Who, string>> = { "company A": COMPANY, "company B": OTHER_COMPANY };
  beforeAll(async () => {
    it = await openTestApp(kind);
    await makeRoom(it);
    ids["user A"] = await addConfirmedUser(it, "user-a@example.nl");
    ids["user B"] = await addConfirmedUser(it, "user-b@example.nl");
    headers = {
      nobody: {},
      guest: bearer(await guestTokens(it)),
      "user A": bearer(await userTokens(it, "user-a@example.nl")),
      "user B": bearer(await userTokens(it, "user-b@example.nl")),
      "company A": bearer(await companyTokens(it, COMPANY)),
      "company B": bearer(await companyTokens(it, OTHER_COMPANY)),
    };
  });
  afterAll(() => it.close());

  const as = async (who: Who, name: EndpointName) => {
    const request = await validRequests[name](it);
    return call(it, name, { ...request, headers: { ...headers[who], ...request.headers } });
  };

  const names = Object.keys(endpoints) as EndpointName[];
  test.each(names)("%s answers each caller as the table says", async (name) => {
    const statuses = [];
    for (const who of WHO) statuses.push((await as(who, name)).statusCode);
    expect(statuses).toEqual(TABLE[name]);
  });

  test.each([
    "servicePoint",
    "b2bServicePoint",
    "placeRetailOrder",
    "placeCollection",
    "listB2bTimes",
    "placeB2bOrder",
    "createReturnLabel",
  ] as const)("a visitor with a valid code and no login may %s [SESS-29]", async (name) => {
    expect((await as("nobody", name)).statusCode).toBeLessThan(300);
  });

  test("everyone sees their own name, and a company's token shows no more", async () => {
    const emails = await Promise.all(
      WHO.slice(2).map(async (who) => (await as(who, "me")).json().email),
    );
    expect(emails).toEqual(["user-a@example.nl", "user-b@example.nl", "", ""]);
    expect((await as("company A", "myLocations")).json()).toEqual([]);
  });

  test("a wizard order is the caller's own, whoever they are [SESS-28]", async () => {
    const rows = [];
    for (const who of WHO) {
      const answer = await call(it, "placeOrder", {
        body: wizardOrder("re-use"),
        headers: headers[who],
      });
      const order = await it.deps.db
        .selectFrom("orders")
        .select(["user_id", "company_id"])
        .where("id", "=", answer.json().id ?? "00000000-0000-0000-0000-000000000000")
        .executeTakeFirst();
      rows.push([answer.statusCode, order?.user_id ?? order?.company_id]);
    }
    expect(rows).toEqual([
      [401, undefined],
      [403, undefined],
      [201, ids["user A"]],
      [201, ids["user B"]],
      [201, COMPANY],
      [201, OTHER_COMPANY],
    ]);
  });

  test("a guest's order neither joins nor changes an account that has its e-mail", async () => {
    const body = consumerOrder({ user: { email: "USER-A@example.nl", fullName: "Indringer" } });
    await call(it, "placeOrder", { body, headers: headers.guest });
    expect((await as("user A", "me")).json().fullName).toBe("Test Persoon");
    const orders = await it.deps.db
      .selectFrom("orders")
      .select("contact")
      .where("user_id", "=", ids["user A"] ?? "")
      .execute();
    expect(JSON.stringify(orders)).not.toContain("Indringer");
  });

  test.each(names.filter((name) => endpoints[name].auth === "bearer"))(
    "%s refuses a token that is broken, expired or of another scheme",
    async (name) => {
      const request = await validRequests[name](it);
      const refused = async (authorization: string) =>
        (await call(it, name, { ...request, headers: { authorization } })).json().type;
      expect(await refused("Bearer nonsense")).toBe("unauthorized");
      expect(await refused("Basic Z3Vlc3Q6Z3Vlc3Q=")).toBe("unauthorized");
      const [head, claims] = (headers["user A"].authorization ?? "").split(".");
      expect(await refused(`${head}.${claims}.AAAA`)).toBe("unauthorized");
      const unsigned = Buffer.from('{"alg":"none"}').toString("base64url");
      expect(await refused(`Bearer ${unsigned}.${claims}.`)).toBe("unauthorized");
    },
  );
});
