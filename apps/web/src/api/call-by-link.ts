import { linkCalls } from "@waslijn/contract/calls/order-link";
import { clientOf } from "./client.ts";
import { readPageData } from "../lib/page-data.ts";
import { apiBaseFor } from "./api-base.ts";

/** Calls by a mailed link. */
export const callByLink = clientOf(linkCalls);

type Listeners = {
  /** What the order is now: its version, and around when the driver comes who is on the way. */
  onNews: (version: number, next: string) => void;
  /** Whether news comes by itself. */
  onConnected: (connected: boolean) => void;
};

/** Listens to an order for as long as the connection allows; the browser connects anew by itself. */
export function followOrder(token: string, { onNews, onConnected }: Listeners): () => void {
  const base = apiBaseFor(location.hostname, readPageData().settings.apiHosts);
  const path = linkCalls.followOrder.path.replace(":token", encodeURIComponent(token));
  const source = new EventSource(base + path);
  source.addEventListener("open", () => onConnected(true));
  source.addEventListener("error", () => onConnected(false));
  source.addEventListener("order", (event: MessageEvent<string>) => {
    const { version, next = "" } = JSON.parse(event.data) as { version: number; next?: string };
    onNews(version, next);
  });
  return () => source.close();
}
