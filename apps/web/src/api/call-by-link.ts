import { linkCalls } from "@waslijn/contract/calls/order-link";
import { clientOf } from "./client.ts";
import { readPageData } from "../lib/page-data.ts";
import { apiBaseFor } from "./api-base.ts";

/** Client of the calls that are authorised by a mailed link. */
export const callByLink = clientOf(linkCalls);

type Listeners = {
  /**
   * `version` of the order, the time that was announced to whoever is next, and the estimated arrival, `10:20-10:50`;
   * both are empty unless the driver is on the way.
   */
  onNews: (version: number, next: string, expected: string) => void;
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
    const news = JSON.parse(event.data) as { version: number; next?: string; expected?: string };
    onNews(news.version, news.next ?? "", news.expected ?? "");
  });
  return () => source.close();
}
