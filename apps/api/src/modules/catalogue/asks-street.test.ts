import { afterAll, beforeAll, expect, test } from "vitest";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { currentData } from "../../pages/page-data.ts";
import { asksStreet } from "./check-address.ts";

let it: TestApp;
beforeAll(async () => {
  it = await openTestApp();
});
afterAll(() => it.close());

test("pages and the desk ask for the street as long as no register is loaded [SETUP-04]", async () => {
  const headers = await staffHeaders(it, await addStaff(it, "desk"));
  const checkCaller = async () => {
    const payload = { PostalCode: "2011DB", HouseNumber: "18" };
    const url = "/api/console/by-phone/address";
    return (await it.app.inject({ method: "POST", url, payload, headers })).json();
  };
  const dataFor = currentData(it.deps);
  const withRegister = await dataFor("nl");
  expect(withRegister.asksStreet).toBe(false);
  expect(await checkCaller()).toMatchObject({ isServed: true, asksStreet: false });

  await it.deps.db.deleteFrom("addresses").execute();
  const without = await dataFor("nl");
  expect(without.asksStreet).toBe(true);
  expect(without.revision, "pages are drawn anew").not.toBe(withRegister.revision);
  expect(await checkCaller()).toEqual({ isServed: true, asksStreet: true, addresses: [] });
});

test("a service of others is no empty register [SETUP-04]", async () => {
  const env = { ...it.deps.env, ADDRESS_PROVIDER: "pdok" as const };
  expect(await asksStreet({ ...it.deps, env })).toBe(false);
});
