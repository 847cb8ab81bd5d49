import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { applyData } from "./apply-data.ts";
import { readProviderData } from "./provider-data-repository.ts";
import { TABLE_NAMES } from "./tables.ts";
import { printFile } from "./console-files.ts";

describe("files of the provider's data", () => {
  let it: TestApp;
  let headers: Record<string, string>;
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL");
    headers = await staffHeaders(it, await addStaff(it, "owner"));
  });
  afterAll(() => it.close());

  test.each(["csv", "json"] as const)(
    "as %s that were downloaded and are applied again change nothing [SHOP-06]",
    async (format) => {
      const data = await readProviderData(it.deps.db, amsterdamDate(it.deps.clock.now()));
      const files = TABLE_NAMES.map((table) => printFile(table, data[table], format));
      const work = { ...it.deps, database: it.database, who: "test", progress: () => undefined };
      const applied = await applyData(work, { files, dryRun: false, mayRemove: false });
      expect(applied).toMatchObject({ outcome: "nothing to do", differences: [] });
    },
  );

  const send = async (what: string, payload: object) =>
    (
      await it.app.inject({
        method: "POST",
        url: `/api/console/data-files${what}`,
        payload,
        headers,
      })
    ).json();
  const promoFile = (percent: string, ...others: string[]) => ({
    name: "promo_codes.csv",
    text: ["code;percent;cents", "LENTE26;;500", `WELKOM10;${percent};`, ...others].join("\n"),
  });
  const percentOf = async (code: string) =>
    (
      await it.deps.db
        .selectFrom("promo_codes")
        .select("percent")
        .where("code", "=", code)
        .executeTakeFirst()
    )?.percent;

  test("a file is downloaded by an owner as the command would read it [SHOP-06]", async () => {
    const url = "/api/console/data-files?table=hubs&format=json";
    const { name, text } = (await it.app.inject({ url, headers })).json();
    expect(name).toBe("hubs.json");
    expect(JSON.parse(text)).toContainEqual(expect.objectContaining({ id: "haarlem" }));
  });

  test("whatever is wrong is told by file, line and column, and nothing is changed [SHOP-06]", async () => {
    const closures = {
      name: "hub_closures.json",
      text: '[\n{"hub_id": "harlem",\n"date": "2026-12-24", "reason": "kerst"}\n]',
    };
    const wrong = await send("/preview", { files: [promoFile("tien"), closures] });
    expect(wrong.problems).toEqual([
      expect.objectContaining({
        file: "promo_codes.csv",
        line: 3,
        column: "percent",
        rule: "wrong",
      }),
    ]);
    const orphan = await send("/preview", { files: [closures] });
    expect(orphan.problems).toEqual([
      expect.objectContaining({ file: "hub_closures.json", line: 2, column: "hub_id" }),
    ]);
    const unread = await send("/preview", { files: [{ name: "hubs.json", text: "[{" }] });
    expect(unread.problems).toEqual([
      expect.objectContaining({ file: "hubs.json", line: 1, column: null, rule: "unreadable" }),
    ]);
  });

  test("what was shown is applied, is in the audit, and is put back by one press [SHOP-06]", async () => {
    const files = [promoFile("15", "HERFST;20;")];
    const { differences, seen, problems } = await send("/preview", { files });
    expect(problems).toEqual([]);
    expect(differences.map(({ entry }: { entry: string }) => entry)).toEqual(
      expect.arrayContaining(["WELKOM10", "HERFST"]),
    );
    const id = randomUUID();
    expect(await send("", { id, files, seen, mayRemove: false })).toMatchObject({ mailed: 0 });
    expect([await percentOf("WELKOM10"), await percentOf("HERFST")]).toEqual([15, 20]);
    await it.app.inject({
      method: "POST",
      url: `/api/console/data-changes/${id}/put-back`,
      payload: { id: randomUUID() },
      headers,
    });
    expect([await percentOf("WELKOM10"), await percentOf("HERFST")]).toEqual([10, undefined]);
  });

  test("what somebody changed meanwhile is not overwritten unseen, and removing takes a word [SHOP-06]", async () => {
    const files = [{ name: "promo_codes.csv", text: "code;percent\nWELKOM10;12" }];
    const { seen } = await send("/preview", { files });
    const body = { id: randomUUID(), files, seen, mayRemove: false };
    expect(await send("", body)).toMatchObject({
      type: "validation_failed",
      extra: { fields: [{ field: "mayRemove", rule: "would_remove" }] },
    });
    const change = it.deps.db.updateTable("promo_codes").where("code", "=", "WELKOM10");
    await change.set({ percent: 11 }).execute();
    expect(await send("", { ...body, mayRemove: true })).toMatchObject({ type: "data_changed" });
    expect(await percentOf("WELKOM10")).toBe(11);
  });
});
