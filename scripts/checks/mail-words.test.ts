import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { messageKinds } from "../../apps/console/src/parts/message-kinds.ts";

const jobs = ["mail-job", "text-job"]
  .map((name) => readFileSync(`apps/api/src/outbox/${name}.ts`, "utf8"))
  .join("\n");
const kinds = [...jobs.matchAll(/kind: ("[\w-]+"(?: \| "[\w-]+")*);/g)].flatMap(
  ([, union = ""]) => union.match(/[\w-]+/g) ?? [],
);

test.each(Object.entries(messageKinds))(
  "the desk reads in words which message was sent or kept, in %s",
  (_, words) => {
    expect(kinds.length).toBeGreaterThan(25);
    expect(Object.keys(words)).toEqual(expect.arrayContaining(kinds));
  },
);
