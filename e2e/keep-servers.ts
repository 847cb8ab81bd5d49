import { runServer, type RunningServer } from "./running-server.ts";

type Settings = Record<string, string>;
export type Servers = {
  with(settings: Settings): Promise<RunningServer>;
  stop(): Promise<void>;
};

/**
 * Servers of one worker: the default one for all tests, and one with the settings used last. A worker per settings
 * would start another browser and load all tests again.
 */
export function keepServers(): Servers {
  const running = new Map<string, RunningServer>();
  const usual = keyOf({});
  const stop = async (keys: string[]): Promise<void> => {
    for (const key of keys) {
      await running.get(key)?.stop();
      running.delete(key);
    }
  };
  return {
    async with(settings) {
      const key = keyOf(settings);
      const kept = running.get(key);
      if (kept) return kept;
      if (key !== usual) await stop([...running.keys()].filter((one) => one !== usual));
      const started = await runServer(settings);
      running.set(key, started);
      return started;
    },
    stop: () => stop([...running.keys()]),
  };
}

const keyOf = (settings: Settings): string => JSON.stringify(settings);
