export type Repeated = { stop(): Promise<void> };

/** Does some work now and then every so often, never twice at a time, until it is stopped. The work never rejects. */
export function repeat(everyMs: number, work: (stop: AbortSignal) => Promise<void>): Repeated {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const wake = (): void => {
    running ??= work(stopping.signal).finally(() => (running = undefined));
  };
  const timer = setInterval(wake, everyMs);
  timer.unref();
  wake();
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
