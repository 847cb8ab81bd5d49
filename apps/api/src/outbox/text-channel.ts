import type { Deps } from "../deps.ts";
import { openTextGateway, textFrom, type TextMessage } from "../outside/text-gateway.ts";
import { masked, type Channel } from "./channel.ts";
import type { OutboxRow } from "./outbox-repository.ts";

/** Makes the words of a text message when it is sent; undefined when there is nothing left to say. */
export type WriteText = (deps: Deps, row: OutboxRow) => Promise<string | undefined>;

/** Text messages go through SMS_URL; without that setting they are kept. */
export function textChannel(deps: Deps, write: WriteText): Channel {
  const { env } = deps;
  const send = openTextGateway(env);
  return {
    async deliver(row) {
      const text = await write(deps, row);
      if (text === undefined) return undefined;
      const message: TextMessage = { id: row.id, from: textFrom(env), to: row.recipient, text };
      if (!send) return { state: "kept", rendered: { ...message, text: masked(env, text) } };
      await send(message);
      return { state: "sent" };
    },
    close: () => undefined,
  };
}
