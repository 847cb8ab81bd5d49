import { expect, test } from "vitest";
import { mayGoFrom } from "./daytime.ts";

const REMINDER = { channel: "text", kind: "reminder" } as const;

test.each([
  ["2026-11-16T00:00:00+01:00", "2026-11-16T09:00:00+01:00"],
  ["2026-11-16T08:59:59+01:00", "2026-11-16T09:00:00+01:00"],
  ["2026-11-16T09:00:00+01:00", "2026-11-16T09:00:00+01:00"],
  ["2026-11-16T19:59:59+01:00", "2026-11-16T19:59:59+01:00"],
  ["2026-11-16T20:00:00+01:00", "2026-11-17T09:00:00+01:00"],
  // Nights with a DST change.
  ["2026-10-24T23:00:00+02:00", "2026-10-25T09:00:00+01:00"],
  ["2027-03-27T23:00:00+01:00", "2027-03-28T09:00:00+02:00"],
])("a reminder by text message of %s goes out from %s on [PAY-07]", (now, from) => {
  expect(mayGoFrom(REMINDER, new Date(now))).toEqual(new Date(from));
});

test("what somebody waits for goes out at once", () => {
  const night = new Date("2026-11-16T03:00:00+01:00");
  expect(mayGoFrom({ channel: "text", kind: "verify-phone" }, night)).toEqual(night);
  expect(mayGoFrom({ channel: "mail", kind: "reminder" }, night)).toEqual(night);
});
