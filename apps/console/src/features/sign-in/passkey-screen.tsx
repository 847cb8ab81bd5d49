import { WebAuthnError } from "@simplewebauthn/browser";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { meQuery } from "../../api/me-query.ts";
import { Icon } from "../../ui/icon.tsx";
import { makePasskey } from "../../parts/make-passkey.ts";
import { SignInFrame, Trouble } from "./sign-in-frame.tsx";
import { useSignInTexts } from "./sign-in-texts.ts";
import { useAttempt } from "./use-attempt.ts";
import { Button } from "../../ui/button.tsx";

/** After sign-in, for users without a passkey, and owners with only one (STAFF-02). */
export default function PasskeyScreen() {
  const texts = useSignInTexts().passkey;
  const { data: me } = useSuspenseQuery(meQuery);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const attempt = useAttempt((failure) => {
    if (!(failure instanceof WebAuthnError)) return undefined;
    return failure.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED"
      ? texts.known
      : texts.failed;
  });
  if (!me.asksPasskey) return <Navigate to="/" replace />;
  const isSecond = me.passkeys > 0;
  const makeOne = () =>
    attempt.run(async () => {
      await makePasskey();
      await queries.invalidateQueries({ queryKey: meQuery.queryKey });
    });
  return (
    <SignInFrame title={isSecond ? texts.second : texts.title}>
      <p className="quiet">{isSecond ? texts.secondLede : texts.lede}</p>
      <Button look="main" size="l" aria-disabled={attempt.isRunning} onClick={() => void makeOne()}>
        <Icon name="key" />
        {texts.submit}
      </Button>
      <Button size="l" onClick={() => void navigate({ to: "/" })}>
        {texts.later}
      </Button>
      <Trouble words={attempt.words} />
    </SignInFrame>
  );
}
