import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { messageKinds } from "../../apps/console/src/parts/message-kinds.ts";

const read = (name: string): string => readFileSync(`apps/api/src/outbox/${name}.ts`, "utf8");
const [, mails = ""] = /type MailData = \{\n([\s\S]*?)\n\};/.exec(read("mail-job")) ?? [];
const kinds = [
  ...[...mails.matchAll(/^ {2}"?([\w-]+)"?: /gm)].map(([, kind]) => kind),
  ...[...read("sms-job").matchAll(/kind: ("[\w-]+"(?: \| "[\w-]+")*);/g)].flatMap(
    ([, union = ""]) => union.match(/[\w-]+/g) ?? [],
  ),
];

test.each(Object.entries(messageKinds))(
  "the desk reads in words which message was sent or kept, in %s",
  (_, words) => {
    expect(kinds.length).toBeGreaterThan(25);
    expect(Object.keys(words)).toEqual(expect.arrayContaining(kinds));
  },
);
