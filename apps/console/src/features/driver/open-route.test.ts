import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { meQuery } from "../../api/me-query.ts";
import { forgetPeople } from "./forget-people.ts";
import { openRoute, settle } from "./open-route.ts";
import { ownRunQuery, type ReadRun } from "./own-run-query.ts";
import type { SaidAct } from "./said.ts";

const reload = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("./route-queues.ts", () => ({ openRouteQueues: () => ({ acts: { reload } }) }));
vi.mock("./forget-people.ts", () => ({ forgetPeople: vi.fn(async () => undefined) }));

const DAY = "2026-11-18";
const ACT: SaidAct = {
  id: "an-act",
  place: 1,
  owner: "sem",
  subject: "W-1 pickup",
  madeAt: `${DAY}T09:00:00Z`,
  what: { number: "W-1", kind: "pickup", version: 1, act: "done", bags: 1, codes: [] },
  tries: 1,
  state: "waiting",
};

afterEach(() => vi.useRealTimers());

test("a run that is on its way while an act is answered is read after all [DRIVE-03]", async () => {
  vi.useFakeTimers({ now: new Date(`${DAY}T10:00:00Z`), toFake: ["Date"] });
  const queries = new QueryClient();
  const read: ReadRun = { run: null, seen: {}, isCached: false };
  const answers = [new Promise<ReadRun>(() => undefined), Promise.resolve(read)];
  const observer = new QueryObserver(queries, {
    queryKey: ownRunQuery("sem", DAY).queryKey,
    queryFn: () => answers.shift() ?? read,
    retry: false,
  });
  const stop = observer.subscribe(() => undefined);
  await settle("sem", queries, ACT, { state: "done", version: 2 });
  await expect.poll(() => observer.getCurrentResult().data).toEqual(read);
  stop();
});

test("a page that stays open overnight forgets yesterday's names when the day begins, and shows the reports without them [DRIVE-03]", async () => {
  vi.useFakeTimers({
    now: new Date(`${DAY}T23:57:30+01:00`),
    toFake: ["Date", "setInterval", "clearInterval"],
  });
  const queries = new QueryClient();
  queries.setQueryData(meQuery.queryKey, { id: "sem" } as never);
  await openRoute(queries);
  vi.advanceTimersByTime(2 * 60_000);
  expect(vi.mocked(forgetPeople).mock.calls).toEqual([[DAY]]);
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(vi.mocked(forgetPeople).mock.calls).toEqual([[DAY], ["2026-11-19"]]);
});
