import { afterEach, expect, test } from "vitest";
import { addStaff, consoleHeaders } from "../../../test/staff.ts";
import { USUAL_DATABASE } from "../../../test/databases.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { demoWayIn } from "./demo-way-in.ts";

let it: TestApp;
afterEach(() => it.close());
const wayIn = () => demoWayIn(it.deps, "http://127.0.0.1:8080");

test("the demonstration prints a link that works, until its owner has a passkey [STAFF-02]", async () => {
  it = await openTestApp();
  const first = await wayIn();
  const second = await wayIn();
  expect(first).toMatch(/^http:\/\/localhost:8080\/console\/sign-in#[\w-]{43}$/);
  const answer = await it.app.inject({
    method: "POST",
    url: "/api/console/sign-in/link",
    headers: consoleHeaders(it),
    payload: { token: new URL(second ?? "").hash.slice(1) },
  });
  expect(answer.json()).toMatchObject({ role: "owner", name: "Eva Smit" });
  const now = it.deps.clock.now();
  await it.deps.db
    .insertInto("staff_passkeys")
    .values({
      id: "key",
      staff_id: answer.json().id,
      public_key: "",
      counter: 0,
      transports: [],
      device: "",
      created_at: now,
      used_at: now,
    })
    .execute();
  expect(await wayIn()).toBe("http://localhost:8080/console/sign-in");
});

test("a site with a public address, or with staff of its own, prints none [STAFF-02]", async () => {
  it = await openTestApp(USUAL_DATABASE, { settings: { PUBLIC_URL: "https://was.example" } });
  expect(await wayIn()).toBeUndefined();
  await addStaff(it, "owner");
  const { PUBLIC_URL: _, ...env } = it.deps.env;
  expect(await demoWayIn({ ...it.deps, env }, "http://127.0.0.1:8080")).toBeUndefined();
});

test("a demonstration whose public address is this machine prints its way in there [STAFF-02]", async () => {
  it = await openTestApp(USUAL_DATABASE, { settings: { PUBLIC_URL: "http://localhost:9000" } });
  expect(await wayIn()).toMatch(/^http:\/\/localhost:9000\/console\/sign-in#/);
});
