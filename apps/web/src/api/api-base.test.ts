import { expect, test } from "vitest";
import { apiBaseFor } from "./api-base.ts";

const HOSTS = "order.example=https://api.example/v1/, *=https://staging.example";

test("the order site calls the production API, every other host the staging one [API-04]", () => {
  expect(apiBaseFor("order.example", HOSTS)).toBe("https://api.example/v1");
  expect(apiBaseFor("preview.example", HOSTS)).toBe("https://staging.example");
});

test("without a setting the API is on the same origin [API-04]", () => {
  expect(apiBaseFor("order.example", "")).toBe("/api");
  expect(apiBaseFor("other.example", "order.example=https://api.example")).toBe("/api");
});
