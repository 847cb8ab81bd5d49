import { PIECE_BYTES } from "@waslijn/contract/shared/care";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { deliveredOrder, sendPhoto } from "../../apps/api/test/care.ts";
import { scanBomb } from "../../apps/api/test/odd-photos/scan-bomb.ts";
import { HUGE, noisy } from "../../apps/api/test/odd-photos/whole-photos.ts";
import { openTestApp } from "../../apps/api/test/test-app.ts";
import { openPglite } from "../../apps/api/src/db/client.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { cleanUp } from "../../apps/api/src/jobs/clean-up.ts";
import { seed } from "../../apps/api/src/seed/seed.ts";
import { openDelivered } from "../harness/delivered-orders.ts";
import { watchMemory } from "../harness/memory.ts";
import { sendAll } from "../harness/send-photo.ts";
import { openBareSite } from "../harness/site.ts";
import type { Line } from "../line.ts";

const ATTACKERS = 4;
const MOST_SECONDS = 5;
const MOST_NODE_MEGABYTES = 500;
const MOST_LEFT_MEGABYTES = 20;
const MEGABYTE = 1024 * 1024;

export const line: Line = {
  promise:
    "Uploads built to exhaust decoding, memory or disk neither delay another customer's photo nor grow the data folder for good",
  test: `${ATTACKERS} orders send a node files that take a decoder as long as they can (883 scans in 3 MB, the largest PNG, WebP and JPEG in passes), all at once and again as soon as they are answered, without rate limits; beside them a customer sends a photo every second, each answered within ${MOST_SECONDS} s. Then 200 MB of refused uploads to an embedded database, whose folder is at most ${MOST_LEFT_MEGABYTES} MB larger after the next clean-up`,
  async run({ times }) {
    const delays = await attackDecoding(times(60, 10));
    const left = await fillFolder(times(200, 20));
    const slowest = Math.max(...delays.seconds);
    return {
      figure: `${delays.attacks} attacks answered, ${delays.seconds.length} photos beside them, ${delays.refused} refused, the slowest after ${slowest.toFixed(1)} s; node and decoders at most ${delays.megabytes} MB more than before; ${left.sent} MB refused: the folder had ${left.grown} MB more before the clean-up and ${left.after} MB more after it`,
      held:
        delays.refused === 0 &&
        slowest <= MOST_SECONDS &&
        delays.megabytes <= MOST_NODE_MEGABYTES &&
        left.after <= MOST_LEFT_MEGABYTES,
    };
  },
};

async function attackDecoding(seconds: number) {
  const site = await openBareSite({ nodes: 1, settings: { RATE_LIMITS: "off" } });
  const delivered = openDelivered(site);
  try {
    const [node] = site.nodes;
    if (!node) throw new Error("There is no node.");
    const send = (token: string, file: Buffer) =>
      sendAll(`${node.url}/api/orders/by-link/${token}/photos/${randomUUID()}`, file);
    const bombs = [scanBomb(), ...(await Promise.all(Object.values(HUGE).map((make) => make())))];
    const photo = await noisy(2000, 1500).jpeg({ quality: 50 }).toBuffer();
    const memory = watchMemory(node.pid());
    const ends = performance.now() + seconds * 1000;
    let attacks = 0;
    const attack = async (): Promise<void> => {
      const { token } = await delivered.newOrder();
      while (performance.now() < ends) {
        await Promise.all(bombs.map((file) => send(token, file)));
        attacks += bombs.length;
      }
    };
    const measured: number[] = [];
    let refused = 0;
    const measure = async (): Promise<void> => {
      // Let the attack get going.
      await setTimeout(2000);
      while (performance.now() < ends) {
        const { token } = await delivered.order();
        const began = performance.now();
        if ((await send(token, photo)) !== undefined) refused += 1;
        measured.push((performance.now() - began) / 1000);
        await setTimeout(1000);
      }
    };
    await Promise.all([...Array.from({ length: ATTACKERS }, attack), measure()]);
    return { attacks, refused, seconds: measured, megabytes: memory.end() };
  } finally {
    await delivered.close();
    await site.close();
  }
}

async function fillFolder(megabytes: number) {
  const folder = await mkdtemp(join(tmpdir(), "waslijn-uploads-"));
  const database = await openPglite(folder);
  try {
    await migrate(database.db);
    await seed(database.db, "demo");
    const it = await openTestApp("PGlite", { shared: database });
    const clean = () => cleanUp({ ...it.deps, reclaimSpace: database.reclaimSpace });
    const { token } = await deliveredOrder(it);
    await clean();
    const before = await megabytesIn(folder);
    const size = 80 * PIECE_BYTES;
    for (let sent = 0; sent < megabytes * MEGABYTE; sent += size) {
      const answer = await sendPhoto(it, token, randomUUID(), randomBytes(size));
      if (answer.statusCode !== 422) throw new Error(`answered with ${answer.statusCode}`);
    }
    const grown = Math.round((await megabytesIn(folder)) - before);
    await clean();
    const after = Math.round((await megabytesIn(folder)) - before);
    await it.close();
    return { sent: megabytes, grown, after };
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
}

async function megabytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE;
}
