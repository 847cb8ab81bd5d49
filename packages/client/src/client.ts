import { createClient, type Authorise, type Client } from "@waslijn/api-client/client.ts";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { sendThrough } from "@waslijn/api-client/send.ts";
import { untilAnswered } from "@waslijn/api-client/until-answered.ts";
import { GUEST_CREDENTIALS } from "@waslijn/contract/shared/codes";
import { DEVICE_HEADER, type Language } from "@waslijn/contract/shared/constants";
import { described, type Calls } from "./calls.ts";

export { ApiFailure } from "@waslijn/api-client/api-failure.ts";
export type { Calls } from "./calls.ts";

export type ClientOptions = {
  /** Where the API is: `https://waslijn.example/api`. */
  base: string;
  /** The same for as long as this program is the same: limits and Idempotency-Keys belong to it. */
  device: string;
  /** Of names and of errors; Dutch without one. */
  language?: Language;
  /** How often something is sent before its loss is told. */
  tries?: number;
  /** How long to wait after so many tries. */
  wait?: (tries: number) => Promise<void>;
};

export type WaslijnClient = {
  /** Makes one call. Throws an ApiFailure with the server's problem for a refusal. */
  call: Client<Calls>;
  /** From now on calls are made by this customer; without a pair, by a new guest. */
  logIn(credentials?: { username: string; password: string }): Promise<void>;
};

type Tokens = Calls["createToken"]["response"];

const TRIES = 5;

/**
 * Calls the API as our own pages do. What nobody answered is sent again, with the Idempotency-Key it had, so that
 * it counts once; what was refused is not. An expired token is refreshed once, and the call made again.
 */
export function openClient({
  base,
  device,
  language = "nl",
  tries = TRIES,
  wait = growingPause,
}: ClientOptions): WaslijnClient {
  let tokens: Tokens | undefined;
  const send = sendThrough({
    base: () => base.replace(/\/$/, ""),
    headers: () => ({ "accept-language": language, [DEVICE_HEADER]: device }),
    cookies: "omit",
  });

  const refresh = async ({ refresh: refreshToken }: Tokens): Promise<Tokens> => {
    const body = { uuid: device, refreshToken };
    return (await send(described.refreshToken, { body })) as Tokens;
  };
  const authorise: Authorise = async (attempt) => {
    const proofOf = (held: Tokens) => ({ authorization: `Bearer ${held.token}` });
    if (!tokens) return attempt({});
    try {
      return await attempt(proofOf(tokens));
    } catch (failure) {
      if (!(failure instanceof ApiFailure && failure.is("expired_token"))) throw failure;
      tokens = await refresh(tokens);
      return attempt(proofOf(tokens));
    }
  };

  const makeCall = createClient<Calls>({
    calls: described,
    send: (call, input, proof) =>
      call.method === "GET" || call.placement
        ? untilAnswered(() => send(call, input, proof), { tries, wait })
        : send(call, input, proof),
    authorise,
    newKey: () => crypto.randomUUID(),
  });

  return {
    call: makeCall,
    async logIn(credentials = GUEST_CREDENTIALS) {
      tokens = await makeCall("createToken", { body: { uuid: device }, credentials });
    },
  };
}

const growingPause = (tries: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.min(500 * 2 ** (tries - 1), 15_000));
  });
