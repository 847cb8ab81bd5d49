import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { callConsole } from "../../api/client.ts";
import { cacheForDay, readCached } from "../../parts/offline/day-cache.ts";
import { ownRunQuery } from "./own-run-query.ts";

vi.mock("../../api/client.ts", () => ({ callConsole: vi.fn() }));
vi.mock("../../parts/offline/day-cache.ts", () => ({ cacheForDay: vi.fn(), readCached: vi.fn() }));

const QUERY = ownRunQuery("sem", "2026-11-18");

test("a run is kept on the phone once it is read [DRIVE-03]", async () => {
  vi.mocked(callConsole).mockResolvedValueOnce(null);
  await new QueryClient().fetchQuery(QUERY);
  expect(cacheForDay).toHaveBeenCalledOnce();
});

test("a run that was called off after its answer is not kept over a newer one", async () => {
  vi.mocked(cacheForDay).mockClear();
  const queries = new QueryClient();
  vi.mocked(callConsole).mockImplementationOnce(async () => {
    void queries.cancelQueries({ queryKey: QUERY.queryKey });
    return null;
  });
  await expect(queries.fetchQuery(QUERY)).rejects.toThrow();
  expect(cacheForDay).not.toHaveBeenCalled();
});

test("what the phone kept is asked for anew within seconds, told of a connection or not [DRIVE-03]", async () => {
  const queries = new QueryClient();
  const observer = new QueryObserver(queries, QUERY);
  const askAgainMs = (): unknown => {
    const { refetchInterval } = observer.options;
    return typeof refetchInterval === "function" && refetchInterval(observer.getCurrentQuery());
  };
  vi.mocked(callConsole).mockRejectedValueOnce(new ApiFailure()).mockResolvedValueOnce(null);
  vi.mocked(readCached).mockResolvedValueOnce({ owner: "sem", run: null });
  await queries.fetchQuery(QUERY);
  expect(askAgainMs()).toBe(5000);
  await queries.fetchQuery(QUERY);
  expect(askAgainMs()).toBe(30_000);
});

test("a stop that left the run is still named that day, for a report that clashes [DRIVE-08]", async () => {
  const stop = (number: string) => ({
    number,
    kind: "pickup",
    customer: `Roos ${number}`,
    street: "Markt 1",
  });
  const cached = { owner: "sem", run: { stops: [stop("W-1"), stop("W-2")] } };
  vi.mocked(readCached).mockResolvedValueOnce(cached);
  vi.mocked(callConsole).mockResolvedValueOnce({ stops: [stop("W-2")] } as never);
  const { seen } = await new QueryClient().fetchQuery({ ...QUERY, queryKey: [...QUERY.queryKey] });
  expect(seen).toMatchObject({
    "W-1 pickup": { turn: 1, customer: "Roos W-1" },
    "W-2 pickup": { turn: 1, customer: "Roos W-2" },
  });
  expect(cacheForDay).toHaveBeenLastCalledWith(
    "run",
    "2026-11-18",
    expect.objectContaining({ seen }),
  );
});

test("nobody else's stops are named", async () => {
  vi.mocked(readCached).mockResolvedValueOnce({
    owner: "lot",
    run: null,
    seen: { "W-1 pickup": {} },
  });
  vi.mocked(callConsole).mockResolvedValueOnce(null);
  expect((await new QueryClient().fetchQuery(QUERY)).seen).toEqual({});
});
