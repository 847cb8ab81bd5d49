import { linkCalls } from "@waslijn/contract/calls/order-link";
import { clientOf } from "./client.ts";
import { readPageData } from "../lib/page-data.ts";
import { apiBaseFor } from "./api-base.ts";

/** Client of the calls that are authorised by a mailed link. */
export const callByLink = clientOf(linkCalls);

type Listeners = {
  /** `version` of the order, and the driver's expected time (empty unless they are on the way). */
  onNews: (version: number, next: string) => void;
  /** Called when the connection opens or is lost. */
  onConnected: (connected: boolean) => void;
};

/** Server-sent events of an order; EventSource reconnects by itself. Returns the function that closes it. */
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
