import { randomUUID } from "node:crypto";
import { hashPassword } from "../../apps/api/src/modules/accounts/password.ts";
import { ask, type Question } from "../harness/ask.ts";
import { compareSamples, type Comparison } from "../harness/compare-samples.ts";
import { openSite, type Site } from "../harness/site.ts";
import type { Line } from "../line.ts";

/** Allowed deviation from 0.5: chance alone exceeds it once in a thousand runs. */
const mostTelling = (samples: number): number =>
  3.3 * Math.sqrt((2 * samples + 1) / (12 * samples ** 2));

type Asking = (email: string) => { path: string; question: Question };

const logIn: Asking = (email) => ({
  path: "/api/tokens",
  question: {
    method: "POST",
    body: { uuid: "0b7c1c1e-0000-4000-8000-000000000000" },
    headers: { authorization: `Basic ${Buffer.from(`${email}:a wrong guess`).toString("base64")}` },
  },
});
const recover: Asking = (email) => ({
  path: "/api/recover/email",
  question: { method: "POST", body: { email } },
});

async function addUsers(site: Site, count: number): Promise<string[]> {
  const hash = await hashPassword("nobody guesses this");
  const emails = Array.from({ length: count }, () => `known-${randomUUID()}@mail.example`);
  await site.query(
    `INSERT INTO users (id, email, password_hash, language, created_at)
     SELECT gen_random_uuid(), email, $2, 'nl', now() FROM unnest($1::text[]) AS email`,
    [emails, hash],
  );
  await site.query("ANALYZE users");
  return emails;
}

/** Known and unknown in random order, one at a time, so that both see the machine in the same state. */
async function compare(site: Site, known: string[], asking: Asking): Promise<Comparison> {
  const samples = { known: [] as number[], unknown: [] as number[] };
  const turns = known
    .flatMap((email) => [
      { email, kind: "known" as const },
      { email: `other-${randomUUID()}@mail.example`, kind: "unknown" as const },
    ])
    .map((turn) => ({ turn, order: Math.random() }))
    .sort((a, b) => a.order - b.order);
  for (const { turn } of turns) {
    const { path, question } = asking(turn.email);
    const began = performance.now();
    await ask(`${site.nodes[0]?.url}${path}`, question);
    samples[turn.kind].push(performance.now() - began);
  }
  return compareSamples(samples.known, samples.unknown);
}

const tell = (name: string, { chance, medianA, medianB }: Comparison): string =>
  `${name}: medians ${medianA.toFixed(2)} and ${medianB.toFixed(2)} ms, known slower in ${(chance * 100).toFixed(1)} % of pairs`;

export const line: Line = {
  promise: "Login and recovery take as long for known as for unknown e-mails",
  test: "500 samples of each in random order; Mann–Whitney: a pair may be told apart in at most 56 % of cases",
  async run({ times }) {
    const count = times(500, 60);
    const site = await openSite({ nodes: 1, settings: { PASSWORD_COST: "full" } });
    try {
      const [warmUp, first, second] = [
        await addUsers(site, 10),
        await addUsers(site, count),
        await addUsers(site, count),
      ];
      await compare(site, warmUp, logIn);
      const login = await compare(site, first, logIn);
      await compare(site, warmUp, recover);
      const recovery = await compare(site, second, recover);
      const isEven = ({ chance }: Comparison) => Math.abs(chance - 0.5) <= mostTelling(count);
      return {
        figure: `${tell("login", login)}; ${tell("recovery", recovery)}`,
        held: isEven(login) && isEven(recovery),
      };
    } finally {
      await site.close();
    }
  },
};
