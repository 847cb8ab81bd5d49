import { expect, test } from "vitest";
import { hubOf } from "./staff-screen.tsx";

const HUBS = [{ id: "haarlem" }, { id: "utrecht" }];

test("a driver's hub is the first one also where the list of hubs came after the role was chosen", () => {
  const driver = { role: "driver", hub: null } as const;
  expect(hubOf(driver, [])).toBeNull();
  expect(hubOf(driver, HUBS)).toBe("haarlem");
  expect(hubOf({ ...driver, hub: "utrecht" }, HUBS)).toBe("utrecht");
});

test("who does not drive works for all hubs unless one is chosen", () => {
  expect(hubOf({ role: "desk", hub: null }, HUBS)).toBeNull();
  expect(hubOf({ role: "desk", hub: "utrecht" }, HUBS)).toBe("utrecht");
});
