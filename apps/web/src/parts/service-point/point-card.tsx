import { useEffect, useRef, useState } from "react";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/drawing.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type KnownPoint, rememberCode, rememberedCode } from "./code-entry.ts";
import styles from "./point-card.module.css";
import { useServicePointTexts } from "./service-point-texts.ts";
import { useLateFee } from "../prices/use-catalogue.ts";
import type { ServicePointKind } from "@waslijn/contract/customer/locations";
import { Checkbox } from "../../ui/fields/checkbox.tsx";

/** Non-breaking space in `2011 GM`. */
export const unbrokenPostalCode = (line: string): string =>
  line.replace(/(\d{4}) ([A-Z]{2})\b/, "$1\u00a0$2");

/** The location of a code. Takes focus when it replaces the keypad. */
export function PointCard({ code, point }: { code: string; point: KnownPoint }) {
  const texts = useServicePointTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Card pegged className={styles.point}>
        <p className="quiet">{texts.location(code)}</p>
        <h2 ref={heading} tabIndex={-1}>
          {point.company || texts.location(code)}
        </h2>
        {point.addressLine ? (
          <p className={styles.address}>
            <Icon name="pin" />
            <span>{unbrokenPostalCode(point.addressLine)}</span>
          </p>
        ) : null}
      </Card>
      {point.unchecked ? (
        <Notice status="info" icon="offline" className={styles.unchecked}>
          {texts.unchecked}
        </Notice>
      ) : null}
    </>
  );
}

/** Until when an order can be changed for free, next to the place button (LIFE-11). */
export function ChangeRule() {
  const { change } = useServicePointTexts();
  return <p className="quiet">{change(useLateFee())}</p>;
}

/** Checkbox that stores the code on this device: staff at a counter enter the same code all day. */
export function RememberCode({ kind, code }: { kind: ServicePointKind; code: string }) {
  const texts = useServicePointTexts();
  const [ticked, setTicked] = useState(() => rememberedCode(kind) === code);
  return (
    <Checkbox
      label={texts.remember}
      checked={ticked}
      onChange={(event) => {
        setTicked(event.currentTarget.checked);
        rememberCode(kind, code, event.currentTarget.checked);
      }}
    />
  );
}
