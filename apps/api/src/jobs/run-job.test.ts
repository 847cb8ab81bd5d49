import { afterAll, beforeAll, expect, test } from "vitest";
import { MovableClock } from "../../test/movable-clock.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { jobRunner } from "./run-job.ts";

const clock = new MovableClock();
let it: TestApp;
beforeAll(async () => {
  it = await openTestApp(undefined, { clock });
});
afterAll(() => it.close());

const noted = () =>
  it.deps.db.selectFrom("job_runs").selectAll().where("name", "=", "reports").executeTakeFirst();

test("what became of a job is noted: since when it fails, and that it works again", async () => {
  const run = jobRunner(it.deps, it.app.log);
  const fail = () =>
    run("reports", () =>
      Promise.reject(Object.assign(new Error("anna@example.nl"), { code: "57P01" })),
    );
  await run("reports", async () => undefined);
  const began = clock.now();
  clock.forward(60);
  await run("reports", async () => undefined);
  expect(await noted(), "not written each time").toMatchObject({ succeeded_at: began });
  await fail();
  const since = clock.now();
  clock.forward(60);
  await fail();
  expect(await noted()).toEqual({
    name: "reports",
    succeeded_at: began,
    failed_at: clock.now(),
    failing_since: since,
    error: "57P01",
  });
  clock.forward(60);
  await run("reports", async () => undefined);
  expect(await noted()).toMatchObject({ succeeded_at: clock.now(), failing_since: null });
});
