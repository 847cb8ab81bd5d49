import pg from "pg";
import { followers, type Change, type Live } from "./live.ts";

const CHANNEL = "waslijn_changes";
/** Changes are batched for this long: NOTIFY takes a global lock at commit, so fewer are better. */
const GATHER_MS = 50;
/** A payload has at most 8,000 bytes; an id with its prefix takes 50. */
const MOST_AT_ONCE = 100;
/** Prefixes of run ids and of table names of provider data; order ids have none. */
const RUN = "run:";
const DATA = "data:";
const PROBE_MS = 10_000;
const RETRY_MS = 1000;
const LIMITS = { connectionTimeoutMillis: 5000, query_timeout: 4000, keepAlive: true };

/**
 * Live channel over all nodes by LISTEN/NOTIFY. NOTIFY is not part of the change's own transaction, because it would
 * serialise the commits of all orders. The listening connection opens with the first follower, reconnects by itself,
 * and reports when notifications may have been lost.
 */
export function openLivePostgres(url: string): Live {
  const all = followers();
  const listening = listen(url, all.tell);
  const sender = new pg.Pool({ connectionString: url, max: 1, ...LIMITS });
  sender.on("error", () => undefined);
  sender.on("connect", (client) => client.on("error", () => undefined));
  let gathered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  const send = (): void => {
    timer = undefined;
    const ids = [...gathered];
    gathered = new Set();
    for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
      const payload = ids.slice(at, at + MOST_AT_ONCE).join(" ");
      // May be lost with the connection; pages also poll.
      sending = sender.query("SELECT pg_notify($1, $2)", [CHANNEL, payload]).catch(() => undefined);
    }
  };
  return {
    announce(change) {
      gathered.add(wordOf(change));
      timer ??= setTimeout(send, GATHER_MS);
    },
    follow(listener) {
      listening.start();
      return all.add(listener);
    },
    async close() {
      if (timer) {
        clearTimeout(timer);
        send();
      }
      await sending;
      await listening.stop();
      await sender.end();
    },
  };
}

const wordOf = (change: Change): string => {
  if ("run" in change) return RUN + change.run;
  return "data" in change ? DATA + change.data : change.order;
};

const changeOf = (word: string): Change => {
  if (word.startsWith(RUN)) return { run: word.slice(RUN.length) };
  return word.startsWith(DATA) ? { data: word.slice(DATA.length) } : { order: word };
};

type Listening = { start: () => void; stop: () => Promise<void> };

/** One listening connection, replaced when it closes or stops answering. */
function listen(url: string, notify: (change: Change | undefined) => void): Listening {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isStarted = false;

  const again = (): void => {
    const ended = client;
    client = undefined;
    void ended?.end().catch(() => undefined);
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void connect(), RETRY_MS).unref();
  };
  const probe = (of: pg.Client): void => {
    timer = setTimeout(() => {
      of.query("SELECT 1").then(() => client === of && probe(of), again);
    }, PROBE_MS).unref();
  };
  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      ...LIMITS,
    });
    client = next;
    next.on("error", () => client === next && again());
    next.on("end", () => client === next && again());
    next.on("notification", ({ payload = "" }) => {
      for (const word of payload.split(" ").filter(Boolean)) notify(changeOf(word));
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      notify(undefined);
      probe(next);
    } catch {
      if (client === next) again();
    }
  };
  return {
    start() {
      if (isStarted) return;
      isStarted = true;
      void connect();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
