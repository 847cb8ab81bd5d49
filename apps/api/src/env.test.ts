import { expect, test } from "vitest";
import { openDatabase } from "./db/open-database.ts";
import { readEnv } from "./env.ts";
import { readSecrets } from "./secrets.ts";
import { StartError } from "./errors.ts";

test.each([
  [
    { PORT: "eighty" },
    "The setting PORT is not right: it should be a port number from 0 to 65535.",
  ],
  [
    { DATABASE_URL: "mysql://x" },
    "The setting DATABASE_URL is not right: it should be a PostgreSQL address such as postgres://user:password@host/database.",
  ],
  [
    { LOG_LEVEL: "loud" },
    "The setting LOG_LEVEL is not right: it should be one of fatal, error, warn, info, debug, trace, silent.",
  ],
])("says what is wrong with %o", (settings, sentence) => {
  expect(() => readEnv(settings)).toThrow(new StartError(sentence));
});

const NOWHERE = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };

test("says that a database does not answer", async () => {
  await expect(openDatabase(readEnv(NOWHERE))).rejects.toThrow(
    "The database at DATABASE_URL does not answer; check the address, the user and the password.",
  );
});

test("asks for a secret where nodes share a database", async () => {
  await expect(readSecrets(readEnv(NOWHERE))).rejects.toThrow(
    /^With DATABASE_URL set, SECRET_KEY must be set too/,
  );
});
