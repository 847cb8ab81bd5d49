/**
 * Coalesces concurrent reads with the same key. A call during a read shares the next one, so that a result is never
 * older than its request.
 */
export function shareReads<T>(): (question: string, read: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  const waiting = new Map<string, Promise<T>>();

  const begin = (question: string, read: () => Promise<T>): Promise<T> => {
    waiting.delete(question);
    const reading = read().finally(() => {
      if (running.get(question) === reading) running.delete(question);
    });
    running.set(question, reading);
    return reading;
  };

  return (question, read) => {
    const current = running.get(question);
    if (!current) return begin(question, read);
    const next =
      waiting.get(question) ??
      current.then(
        () => begin(question, read),
        () => begin(question, read),
      );
    waiting.set(question, next);
    return next;
  };
}
