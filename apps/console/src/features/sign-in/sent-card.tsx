import { callLater } from "../../api/later.ts";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { useState } from "react";
import { TextField } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useToast } from "../../ui/overlay/toast.tsx";
import { SignInFrame, Trouble } from "./sign-in-frame.tsx";
import { useSignInTexts } from "./sign-in-texts.ts";
import { useAttempt } from "./use-attempt.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";

type Props = { email: string; onEnter: () => Promise<void>; onOther: () => void };

export function SentCard({ email, onEnter, onOther }: Props) {
  const texts = useSignInTexts();
  const toast = useToast();
  const [code, setCode] = useState("");
  const attempt = useAttempt((failure) =>
    failure instanceof ApiFailure && failure.is("sign_in_code_wrong") ? texts.wrongCode : undefined,
  );
  const byCode = () =>
    attempt.run(async () => {
      await callLater("signInByCode", { body: { email, code } });
      await onEnter();
    });
  const again = () =>
    attempt.run(async () => {
      await callLater("sendSignInMail", { body: { email } });
      toast({ kind: "good", words: texts.sent.resent });
    });
  return (
    <SignInFrame title={texts.sent.title}>
      <p className="quiet">
        {texts.sent.to} <b className="ink">{email}</b>.
      </p>
      <p className="note note-good">
        <Icon name="check" />
        <span>{texts.sent.note}</span>
      </p>
      <Form className="si-form" onSubmit={() => void byCode()}>
        <TextField
          label={texts.sent.code}
          className="in-l si-code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          title={texts.sent.sixDigits}
          maxLength={6}
          value={code}
          onChange={(typed) => setCode(typed.replace(/\D/g, ""))}
        />
        <Button look="main" size="l" isSubmit aria-disabled={attempt.isRunning}>
          {texts.sent.submit}
        </Button>
      </Form>
      <Trouble words={attempt.words} />
      <p className="si-ways">
        <Button look="quiet" onClick={() => void again()}>
          <Icon name="mail" size="s" />
          {texts.sent.again}
        </Button>
        <Button look="quiet" onClick={onOther}>
          {texts.sent.other}
        </Button>
      </p>
    </SignInFrame>
  );
}
