import { openPostgres } from "../../../apps/api/src/db/client.ts";
import { readEnv } from "../../../apps/api/src/env.ts";
import { makeTurns } from "../../../apps/api/src/jobs/make-turns.ts";
import { secretsFrom } from "../../../apps/api/src/secrets.ts";

/** Message to a process that makes plan turns: the current time. */
export type MakingTurns = { now: string };
/** Its response when done, or the error. */
export type MadeTurns = { made: number } | { failed: string };

const { db, live } = openPostgres(process.argv[2] ?? "", 2);
const env = readEnv({ NODE_ENV: "test" });
const secrets = secretsFrom("no link is made here");

process.on("message", ({ now }: MakingTurns) => {
  const clock = { now: () => new Date(now) };
  makeTurns({ db, live, clock, env, secrets, payments: undefined }).then(
    (made) => answer({ made }),
    (error: unknown) => answer({ failed: String(error) }),
  );
});
answer({ made: 0 });

function answer(told: MadeTurns): void {
  process.send?.(told);
}
