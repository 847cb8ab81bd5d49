import { vi } from "vitest";

/** Stubs of the browser APIs that the API client uses. */
export function stubBrowser(answer: (url: string, init: RequestInit) => Promise<Response>) {
  const values = new Map<string, string>();
  const fetched = vi.fn<typeof answer>(answer);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  vi.stubGlobal("location", { hostname: "order.example", pathname: "/nl/", search: "" });
  vi.stubGlobal("document", {
    getElementById: () => ({ textContent: JSON.stringify({ settings: { apiHosts: "" } }) }),
  });
  vi.stubGlobal("fetch", fetched);
  return { values, fetched };
}

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

export const problem = (type: string, status: number): Response =>
  json({ type, title: type, status, extra: {} }, status);

export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
