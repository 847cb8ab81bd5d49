import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Entry = { integrity?: string; resolved?: string; link?: true };
const { packages }: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);
/** Our workspaces are links; all other packages come from a registry. */
const fetched = Object.entries(packages).filter(
  ([path, { link }]) => path.includes("node_modules/") && !link,
);

test("the lock file knows the checksum of every package that is fetched", () => {
  expect(fetched.length).toBeGreaterThan(100);
  expect(fetched.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

test("the lock file names no registry: everybody fetches from their own", () => {
  expect(fetched.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});
