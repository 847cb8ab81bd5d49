export type Repeated = { stop(): Promise<void> };

/** Does some work now and then every so often, never twice at a time, until it is stopped; what fails is told. */
export function repeat(
  everyMs: number,
  work: (stop: AbortSignal) => Promise<void>,
  onFailure: (error: unknown) => void,
): Repeated {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const wake = (): void => {
    running ??= work(stopping.signal)
      .catch(onFailure)
      .finally(() => (running = undefined));
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
