import { expect, test } from "vitest";
import { nothing } from "../shared/endpoint.ts";
import { byDesk, type ConsoleEndpoint } from "./console-endpoint.ts";

const call = {
  method: "GET",
  path: "/console/nothing",
  summary: "Nothing",
  response: nothing,
  status: 204,
  problems: [],
} as const;

test("a call of a session names its roles, or does not compile [STAFF-01]", () => {
  const written: ConsoleEndpoint[] = [
    { ...call, ...byDesk },
    { ...call, auth: "none" },
    // @ts-expect-error Nothing says who may make it.
    call,
    // @ts-expect-error A session is asked for, and no role.
    { ...call, auth: "cookie" },
  ];
  expect(written).toHaveLength(4);
});
