import { useEffect, useId, useRef } from "react";
import { TextButton } from "@waslijn/ui/button/button.tsx";
import { Checkbox } from "@waslijn/ui/field/checkbox.tsx";
import { FieldError } from "@waslijn/ui/field/message.tsx";
import { Bone } from "@waslijn/ui/skeleton/skeleton.tsx";
import styles from "./b2b-form.module.css";
import { useB2bOrderTexts } from "./b2b-order-texts.ts";
import type { BusinessServices } from "./use-business-services.ts";

type Props = {
  list: BusinessServices;
  chosen: readonly string[];
  locked: boolean;
  /** The button was pressed without any. */
  isMissing: boolean;
  onToggle: (droplocker: string) => void;
  onRetry: () => void;
};

export function ServiceChoice(props: Props) {
  const { list, chosen, locked, isMissing, onToggle, onRetry } = props;
  const texts = useB2bOrderTexts();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isMissing) group.current?.querySelector("input")?.focus();
  }, [isMissing]);
  return (
    <fieldset
      ref={group}
      disabled={locked}
      aria-describedby={isMissing ? `${id}-hint ${id}-error` : `${id}-hint`}
      aria-busy={list.status === "loading"}
    >
      <legend className={styles.legend}>{texts.services}</legend>
      <p className="quiet" id={`${id}-hint`}>
        {texts.servicesHint}
      </p>
      <div className={styles.services}>
        {list.status === "loading"
          ? Array.from({ length: 6 }, (_, index) => <Bone key={index} size="field" />)
          : null}
        {list.status === "loaded"
          ? list.services.map(({ droplocker, title }) => (
              <Checkbox
                key={droplocker}
                className={styles.service}
                label={title}
                value={droplocker}
                checked={chosen.includes(droplocker)}
                onChange={() => onToggle(droplocker)}
              />
            ))
          : null}
      </div>
      <div role="alert">
        {isMissing ? <FieldError id={`${id}-error`}>{texts.noService}</FieldError> : null}
        {list.status === "failed" ? (
          <>
            <FieldError>{texts.servicesFailed}</FieldError>
            <TextButton onClick={onRetry}>{texts.retry}</TextButton>
          </>
        ) : null}
      </div>
    </fieldset>
  );
}
