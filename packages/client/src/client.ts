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
  /** Base URL of the API: `https://waslijn.example/api`. */
  base: string;
  /** Identifies this program; keep it stable, because rate limits and Idempotency-Keys are scoped to it. */
  device: string;
  /** Language of names and error texts; Dutch by default. */
  language?: Language;
  /** Number of attempts before a lost call throws. */
  tries?: number;
  /** Waits before the next attempt; takes the number of attempts so far. */
  wait?: (tries: number) => Promise<void>;
};

export type WaslijnClient = {
  /** Makes one call. Throws an ApiFailure with the server's problem when the call is refused. */
  call: Client<Calls>;
  /** Makes all further calls as this customer; without credentials, as a new guest. */
  logIn(credentials?: { username: string; password: string }): Promise<void>;
};

type Tokens = Calls["createToken"]["response"];

const TRIES = 5;

/**
 * Opens a client that calls the API as our own pages do. Reads and placements without a response are retried, a
 * placement with its Idempotency-Key, so that it takes effect once; refused calls are not. An expired token is
 * refreshed once and the call repeated.
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
    const proofOf = ({ token }: Tokens) => ({ authorization: `Bearer ${token}` });
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
