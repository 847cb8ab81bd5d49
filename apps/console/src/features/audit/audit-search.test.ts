import { expect, test } from "vitest";
import { parseAuditSearch } from "./audit-search.ts";

const STAFF = "5e6f1a2b-0000-4000-8000-000000000001";

test("the log's address holds its filters, and drops what is none [STAFF-04]", () => {
  const search = { staff: STAFF, day: "2026-11-18", about: "order W-10001" };
  expect(parseAuditSearch(search)).toEqual(search);
  expect(parseAuditSearch({ staff: "me", day: "today", about: "", other: "1" })).toEqual({});
});
