import { callLater } from "../../api/later.ts";
import { browserSupportsWebAuthn, startRegistration, WebAuthnError } from "@simplewebauthn/browser";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { isRefused } from "@waslijn/api-client/verdict.ts";
import { useEffect, useState } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { asBody } from "../../parts/with-passkey.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { SignInFrame, Trouble } from "./sign-in-frame.tsx";
import { useSignInTexts } from "./sign-in-texts.ts";
import { useAttempt } from "./use-attempt.ts";

/** A challenge is valid for five minutes: refetch before it expires. */
const FRESH_MS = 4 * 60_000;

type Options = Parameters<typeof startRegistration>[0]["optionsJSON"];

const tokenInAddress = (): string => location.hash.replace(/^#/, "");

/** Opened by the link that the start prints: makes the first owner with a passkey (SETUP-02). */
export default function FirstOwnerScreen() {
  const texts = useSignInTexts().firstOwner;
  const [token, setToken] = useState(tokenInAddress);
  useEffect(() => {
    // Keep the token out of the history of a shared computer.
    const hide = (): void => history.replaceState(history.state, "", location.pathname);
    // Opening a link while this page is open changes only the fragment and does not reload.
    const take = (): void => {
      if (!location.hash) return;
      setToken(tokenInAddress());
      hide();
    };
    hide();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);
  const options = useQuery({
    queryKey: ["first-owner-options", token],
    queryFn: () => callLater("firstOwnerOptions", { body: { token } }),
    enabled: token !== "",
    refetchInterval: FRESH_MS,
  });
  if (!token || isRefused(options.error)) return <DeadLink />;
  return (
    <SignInFrame title={texts.title}>
      {options.data ? (
        <OwnerForm token={token} options={options.data} onRetry={options.refetch} />
      ) : options.isError ? (
        <Failed failure={options.error} onRetry={() => void options.refetch()} />
      ) : (
        <Loading label={texts.checking} rows={3} />
      )}
    </SignInFrame>
  );
}

type Props = { token: string; options: unknown; onRetry: () => Promise<unknown> };

function OwnerForm({ token, options, onRetry }: Props) {
  const texts = useSignInTexts().firstOwner;
  const passkeyTexts = useSignInTexts().passkey;
  const { email: emailLabel } = useSignInTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const attempt = useAttempt((failure) =>
    failure instanceof WebAuthnError ? passkeyTexts.failed : undefined,
  );
  const make = () =>
    attempt.run(async () => {
      const offered = options as Options;
      const user = { ...offered.user, name: email, displayName: name };
      try {
        const made = await startRegistration({ optionsJSON: { ...offered, user } });
        const body = { token, name, email, language, passkey: asBody(made) };
        await callLater("makeFirstOwner", { body });
      } catch (failure) {
        // A challenge is valid for one attempt.
        void onRetry();
        throw failure;
      }
      queries.clear();
      await navigate({ to: "/" });
    });
  if (!browserSupportsWebAuthn()) return <Trouble words={texts.noPasskeysHere} />;
  return (
    <>
      <p className="quiet">{texts.lede}</p>
      <Form className="si-form" onSubmit={() => void make()}>
        <TextField
          label={texts.name}
          className="in-l"
          required
          maxLength={80}
          autoComplete="name"
          value={name}
          onChange={setName}
        />
        <TextField
          label={emailLabel}
          className="in-l"
          type="email"
          required
          maxLength={254}
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <Button look="main" size="l" isSubmit aria-disabled={attempt.isRunning}>
          <Icon name="key" />
          {passkeyTexts.submit}
        </Button>
      </Form>
      <Trouble words={attempt.words} />
      <p className="hint">{texts.hint}</p>
    </>
  );
}

function DeadLink() {
  const texts = useSignInTexts().firstOwner.dead;
  return (
    <SignInFrame title={texts.title}>
      <p className="quiet" role="alert">
        {texts.lede}
      </p>
      <p className="hint">{texts.hint}</p>
      <Link className="btn btn-main btn-l" to="/sign-in">
        {texts.signIn}
      </Link>
    </SignInFrame>
  );
}
