import { useEffect, useRef } from "react";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/drawing.tsx";
import { Notice } from "../../ui/notice.tsx";
import { unbrokenPostalCode } from "./unbroken-postal-code.ts";
import type { KnownPoint } from "./code-entry.ts";
import styles from "./point-card.module.css";
import { useServicePointTexts } from "./service-point-texts.ts";

/** The location that a code stands for. Takes focus when it takes the keypad's place. */
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
