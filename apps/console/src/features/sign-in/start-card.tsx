import { callLater } from "../../api/later.ts";
import { WebAuthnError, startAuthentication } from "@simplewebauthn/browser";
import { useState } from "react";
import { TextField } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SignInFrame, Trouble } from "./sign-in-frame.tsx";
import { useSignInTexts } from "./sign-in-texts.ts";
import { useAttempt } from "./use-attempt.ts";
import { useQuery } from "@tanstack/react-query";
import { asBody, asRequest } from "../../parts/with-passkey.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";

/** A challenge is valid for five minutes: refetch before it expires. */
const FRESH_MS = 4 * 60_000;

/**
 * Prefetches the challenge: Safari shows no passkey prompt after a request has been awaited in the click handler. A
 * challenge is valid for one attempt.
 */
function usePasskeySignIn(): () => Promise<void> {
  const { data, refetch } = useQuery({
    queryKey: ["sign-in-options"],
    queryFn: () => callLater("signInOptions"),
    refetchInterval: FRESH_MS,
  });
  return async () => {
    const options = data ?? (await refetch({ throwOnError: true })).data;
    try {
      const shown = await startAuthentication({ optionsJSON: asRequest(options) });
      await callLater("signInByPasskey", { body: asBody(shown) });
    } catch (failure) {
      void refetch();
      throw failure;
    }
  };
}

type Props = {
  title: string;
  lede: string;
  onEnter: () => Promise<void>;
  onSent: (email: string) => void;
};

export function StartCard({ title, lede, onEnter, onSent }: Props) {
  const texts = useSignInTexts();
  const [email, setEmail] = useState("");
  const signIn = usePasskeySignIn();
  const attempt = useAttempt((failure) =>
    failure instanceof WebAuthnError ? texts.noPasskey : undefined,
  );
  const byPasskey = () =>
    attempt.run(async () => {
      await signIn();
      await onEnter();
    });
  const byMail = () =>
    attempt.run(async () => {
      await callLater("sendSignInMail", { body: { email } });
      onSent(email);
    });
  return (
    <SignInFrame title={title}>
      <p className="quiet">{lede}</p>
      <Button
        look="main"
        size="l"
        aria-disabled={attempt.isRunning}
        onClick={() => void byPasskey()}
      >
        <Icon name="key" />
        {texts.byPasskey}
      </Button>
      <p className="hint">{texts.hint}</p>
      <p className="or">
        <span>{texts.or}</span>
      </p>
      <Form className="si-form" onSubmit={() => void byMail()}>
        <TextField
          label={texts.email}
          className="in-l"
          type="email"
          required
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <Button size="l" isSubmit aria-disabled={attempt.isRunning}>
          <Icon name="mail" />
          {texts.byMail}
        </Button>
      </Form>
      <Trouble words={attempt.words} />
    </SignInFrame>
  );
}
