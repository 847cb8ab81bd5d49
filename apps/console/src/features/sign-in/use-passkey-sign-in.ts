import { startAuthentication } from "@simplewebauthn/browser";
import { useQuery } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";
import { asBody, asRequest } from "../../parts/passkey/with-passkey.ts";

/** A challenge is good for five minutes; a newer one is fetched in time. */
const FRESH_MS = 4 * 60_000;

/**
 * The challenge is asked for beforehand: Safari shows no prompt once a press has waited for an answer of
 * the server. It holds for one try.
 */
export function usePasskeySignIn(): () => Promise<void> {
  const { data, refetch } = useQuery({
    queryKey: ["sign-in-options"],
    queryFn: () => callConsole("signInOptions"),
    refetchInterval: FRESH_MS,
  });
  return async () => {
    const options = data ?? (await refetch({ throwOnError: true })).data;
    try {
      const shown = await startAuthentication({ optionsJSON: asRequest(options) });
      await callConsole("signInByPasskey", { body: asBody(shown) });
    } catch (failure) {
      void refetch();
      throw failure;
    }
  };
}
