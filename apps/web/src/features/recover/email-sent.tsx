import { brand } from "@waslijn/contract/shared/brand";
import { useEffect, useRef } from "react";
import { Button } from "@waslijn/ui/button/button.tsx";
import { Drawing } from "@waslijn/ui/drawings/drawing.tsx";
import { PhoneLink } from "../../parts/contact/phone-link.tsx";
import styles from "./recover.module.css";
import { useRecoverTexts } from "./recover-texts.ts";
import { asClock } from "./seconds-left.ts";
import { useCountdown } from "./use-countdown.ts";

type Props = { email: string; cooldown: number; onAgain: () => void };

/** The mail is on its way, if there is an account (REC-10). */
export function EmailSent({ email, cooldown, onAgain }: Props) {
  const texts = useRecoverTexts();
  const left = useCountdown(cooldown);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Drawing name="letter" className={styles.drawing} />
      <h1 ref={heading} tabIndex={-1}>
        {texts.sentTitle}
      </h1>
      <p className="lede">{texts.sentTo(email)}</p>
      <p className={styles.note}>{texts.sentNote}</p>
      <p className={styles.note}>
        {texts.support} <PhoneLink />, <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </p>
      <div className={styles.again}>
        <Button kind="line" disabled={left > 0} onClick={onAgain}>
          {texts.again}
        </Button>
        {/* A timer is not read aloud each second; that it has ended is. */}
        {left > 0 ? (
          <span role="timer" className="num">
            {texts.waiting} {asClock(left)}
          </span>
        ) : null}
        <span role="status" className={left > 0 ? "hide" : undefined}>
          {left > 0 ? "" : texts.canAgain}
        </span>
      </div>
    </>
  );
}
