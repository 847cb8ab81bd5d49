import { useEffect, useLayoutEffect, useRef } from "react";
import { Button, IconButton } from "../../ui/button.tsx";
import { Drawing, Peg } from "../../ui/drawing.tsx";
import { Link } from "../navigation/link.tsx";
import { useChromeTexts } from "../../i18n/part-texts.ts";
import { acceptCookies, closeConsent, onlyNecessaryCookies } from "./consent-store.ts";
import styles from "./consent-dialog.module.css";

/** Non-modal. Takes focus only if the visitor opened it, so it never interrupts typing (CHROME-11). */
export default function ConsentDialog({ takesFocus }: { takesFocus: boolean }) {
  const texts = useChromeTexts().consent;
  const box = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhile(takesFocus, title);
  useEscape(box);
  return (
    <section className={styles.consent} role="dialog" aria-labelledby="consent-title" ref={box}>
      <div className={styles.in}>
        <span className={styles.sock} aria-hidden="true">
          <Drawing name="sock" />
          <Peg />
        </span>
        <div className={styles.text}>
          <h2 id="consent-title" tabIndex={-1} ref={title}>
            {texts.title}
          </h2>
          <p>
            <span>{texts.text}</span> <Link route="cookie">{texts.more}</Link>
          </p>
        </div>
        <div className={styles.choices}>
          <Button kind="line" onClick={onlyNecessaryCookies}>
            {texts.necessary}
          </Button>
          <Button kind="line" onClick={acceptCookies}>
            {texts.accept}
          </Button>
        </div>
        <IconButton
          className={styles.close}
          label={texts.close}
          icon="close"
          onClick={closeConsent}
        />
      </div>
    </section>
  );
}

/** Moves focus to `target` while `wanted`, and restores it afterwards. */
function useFocusWhile(wanted: boolean, target: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    if (!wanted) return undefined;
    const before = document.activeElement;
    target.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [wanted, target]);
}

function useEscape(box: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const shown = box.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") closeConsent();
    };
    shown?.addEventListener("keydown", onKey);
    return () => shown?.removeEventListener("keydown", onKey);
  }, [box]);
}
