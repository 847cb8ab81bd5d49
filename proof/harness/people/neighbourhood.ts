import { GUEST_CREDENTIALS } from "@waslijn/contract/shared/codes";
import { PROOF_NOW, type BareSite } from "../site.ts";
import { ask, type Answer } from "../ask.ts";

const DAY_MS = 86_400_000;

/** A client address with a device. */
export type Person = { from: string; device: string };

export type Call = {
  method?: "GET" | "POST";
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
};

/**
 * Sends to the nodes as the proxy does: it alone sets the client address, so that one machine can have a whole /48,
 * which the loopback does not have.
 */
export function askAs(site: BareSite): (person: Person, call: Call) => Promise<Answer> {
  let turn = 0;
  return ({ from, device }, { path, headers, ...call }) => {
    const node = site.nodes[turn++ % site.nodes.length];
    if (!node) throw new Error("There is no node.");
    return ask(node.url + path, {
      ...call,
      headers: { "x-forwarded-for": from, "x-device-web-id": device, ...headers },
    });
  };
}

export const basic = (username: string, password: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`,
});
export const asGuest = basic(GUEST_CREDENTIALS.username, GUEST_CREDENTIALS.password);
export const bearer = ({ body }: Answer): Record<string, string> => ({
  authorization: `Bearer ${(body as { token?: string }).token ?? ""}`,
});

/** Sets the clock of all nodes: a day before the proof, or some milliseconds into it. */
export async function setTime(site: BareSite, when: "yesterday" | number): Promise<void> {
  const offset = when === "yesterday" ? -DAY_MS - 60_000 : when;
  const now = new Date(Date.parse(PROOF_NOW) + offset).toISOString();
  await Promise.all(site.nodes.map((node) => node.setTime(now)));
}
