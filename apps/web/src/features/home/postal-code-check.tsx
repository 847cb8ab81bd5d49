import { isPostalCode, withoutSpaces } from "@waslijn/contract/shared/rules";
import { useRef, useState, type FormEvent } from "react";
import { useAddressTexts } from "../../i18n/part-texts.ts";
import { useOutOfArea } from "../../parts/address/out-of-area/use-out-of-area.tsx";
import { navigate } from "../../parts/navigation/navigate.ts";
import { useHref, useVisit, useWebView } from "../../parts/navigation/visit.ts";
import { useSession } from "../../api/session.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import type { AreaResult } from "./check-postal-code.ts";
import { useHomeTexts } from "./home-texts.ts";
import styles from "./postal-code-check.module.css";

/** The chunk with the API call loads when a check is likely, so it never delays the page. */
const loadCheck = () => import("./check-postal-code.ts");

async function check(postalCode: string): Promise<AreaResult> {
  try {
    return await (await loadCheck()).checkPostalCode(postalCode);
  } catch {
    return { kind: "failed", reason: "external_service_error", additions: [], inArea: false };
  }
}

/** "Do we come to you?": one field, one button, and on into the flow (HOME-03 to HOME-08). */
export function PostalCodeCheck() {
  const texts = useHomeTexts();
  const words = useAddressTexts();
  const { route } = useVisit();
  const webView = useWebView();
  const href = useHref();
  const { type } = useSession();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const { dialog, fail } = useOutOfArea({
    onClosed: () => field.current?.focus(),
    onRetry: ({ postalCode }) => setTyped(postalCode),
  });
  const valid = isPostalCode(typed);

  const goOn = (postalCode: string): void => {
    if (type === "user") return navigate(href(route, { page: "select-service" }));
    // In the query, so that the server renders it; the flow moves it to the history state.
    navigate(href(route, { page: "address-selection", postalCode }));
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setWrong(!valid);
    if (!valid) return field.current?.focus();
    const postalCode = withoutSpaces(typed);
    setBusy(true);
    const result = await check(postalCode);
    setBusy(false);
    if (result.kind === "found") return goOn(postalCode);
    setTyped("");
    await fail({ postalCode, houseNumber: "", addition: "" }, result);
  };

  return (
    <>
      {/* Works without script: the flow then checks the whole address. */}
      <form
        className={styles.check}
        action={href(route)}
        method="get"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <input type="hidden" name="page" value="address-selection" />
        {webView ? <input type="hidden" name="webview" value="true" /> : null}
        <TextField
          ref={field}
          className={styles.field}
          look="large"
          label={texts.zip}
          name="postalCode"
          placeholder="1234AB"
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          error={wrong && !valid ? words.postalCodeWrong : undefined}
          aria-describedby="zip-hint"
          value={typed}
          onFocus={() => void loadCheck().catch(() => undefined)}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button
          type="submit"
          className={styles.button}
          // Not `disabled`: a press before hydration is replayed, and one without a valid code gets a message.
          aria-disabled={!valid}
          busy={busy}
        >
          {texts.check}
        </Button>
        <p className={styles.hint} id="zip-hint">
          {texts.zipHint}
        </p>
      </form>
      {dialog}
    </>
  );
}
