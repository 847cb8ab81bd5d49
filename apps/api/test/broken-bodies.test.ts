import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { buildApp, type BuildOptions } from "../src/app.ts";
import { connectTo } from "./raw-request.ts";
import { openTestApp } from "./test-app.ts";

const HEAD = [
  "POST /api/users/exists HTTP/1.1",
  "host: local",
  "content-type: application/json",
  "content-length: 1000",
].join("\r\n");

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A listening app, a client that has sent the beginning of a body, and the log. */
async function openHalfSent(options: BuildOptions = {}) {
  const lines: { level: number; msg: string }[] = [];
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const it = await openTestApp("PostgreSQL", { settings: { LOG_LEVEL: "info" } });
  const app = await buildApp(it.deps, { ...options, log });
  closing.push(
    () => it.close(),
    () => app.close(),
  );
  const socket = await connectTo(app);
  const received = once(app.server, "request");
  socket.write(`${HEAD}\r\n\r\n{"email":`);
  const [request] = (await received) as [IncomingMessage];
  const isOver = new Promise((resolve) => request.once("close", resolve));
  return {
    socket,
    /** The log up to the response of a later call. */
    logged: async () => {
      await isOver;
      await app.inject("/api/health/live");
      // Leaves out what jobs log meanwhile.
      const entries = lines.filter(({ msg }) => msg !== "old data emptied");
      return entries.map(({ level, msg }) => ({ level, msg }));
    },
  };
}

const LISTENING = { level: 30, msg: expect.stringContaining("listening") };
const ANSWERED = { level: 30, msg: "answered" };

test("a caller who leaves in the middle of a body is no error and no lost database", async () => {
  const { socket, logged } = await openHalfSent();
  socket.destroy();
  expect(await logged()).toEqual([LISTENING, ANSWERED]);
});

test("a body that dribbles in is ended, and nothing is logged as an error", async () => {
  const { socket, logged } = await openHalfSent({ requestMs: 2000 });
  const answer = text(socket);
  const dribble = setInterval(() => socket.writable && socket.write(" "), 50);
  closing.push(() => clearInterval(dribble));
  expect(await answer).toMatch(
    /^HTTP\/1\.1 408 Request Timeout\r\n[^]*x-content-type-options: nosniff/,
  );
  expect(await logged()).toEqual([LISTENING, ANSWERED]);
});

test("without a setting a body has 25 seconds, and is looked for within 30", async () => {
  const it = await openTestApp("PostgreSQL");
  closing.push(() => it.close());
  expect(it.app.server.requestTimeout).toBe(25_000);
});
