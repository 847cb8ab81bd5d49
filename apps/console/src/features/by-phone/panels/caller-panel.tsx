import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { toE164 } from "@waslijn/contract/shared/phone";
import { isEmail } from "@waslijn/contract/shared/rules";
import { useId, useState } from "react";
import { SelectField } from "../../../parts/field/select-field.tsx";
import { FieldError } from "../../../parts/field/field-error.tsx";
import { TextField } from "../../../parts/field/text-field.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { useByPhoneTexts } from "../by-phone-texts.ts";
import type { ByPhone } from "../use-by-phone.ts";

/** Who calls: somebody who ordered before is known by phone or e-mail. */
export function CallerPanel({ phone }: { phone: ByPhone }) {
  const texts = useByPhoneTexts().caller;
  const { draft, say, problems } = phone;
  const [known, setKnown] = useState("");
  const notes = useId();
  /** Whoever cannot be looked up is asked; that is how it was before. */
  const recognise = (typed: string, isWhole: boolean): void => {
    const asked = typed.trim();
    if (!isWhole || asked === known) return;
    phone.recognise(asked).then(
      (isKnown) => setKnown(isKnown ? asked : ""),
      () => setKnown(""),
    );
  };
  return (
    <Panel title={texts.title}>
      <div className="panel-in phone-fields">
        <div className="phone-row">
          <div data-field="phone">
            <TextField
              label={texts.phone}
              type="tel"
              autoComplete="off"
              maxLength={30}
              value={draft.phone}
              error={problems.phone && texts.problems.phone}
              onChange={(value) => say({ phone: value })}
              onBlur={() => recognise(draft.phone, toE164(draft.phone) !== undefined)}
            />
          </div>
          <div data-field="email">
            <TextField
              label={texts.email}
              type="email"
              autoComplete="off"
              maxLength={254}
              value={draft.email}
              error={problems.email && texts.problems.email}
              onChange={(email) => say({ email })}
              onBlur={() => recognise(draft.email, isEmail(draft.email))}
            />
          </div>
        </div>
        <div role="status">
          {known && (
            <p className="phone-found">
              <Icon name="check" />
              <span>{texts.known}</span>
            </p>
          )}
        </div>
        <div className="phone-row">
          <div data-field="name">
            <TextField
              label={texts.name}
              autoComplete="off"
              maxLength={120}
              value={draft.name}
              error={problems.name && texts.problems.name}
              onChange={(name) => say({ name })}
            />
          </div>
          <SelectField
            label={texts.language}
            value={draft.language}
            options={LANGUAGES.map((one) => [one, texts.languages[one]] as const)}
            onChange={(next) =>
              say({ language: LANGUAGES.find((one) => one === next) ?? draft.language })
            }
          />
        </div>
        <div className="field" data-field="notes">
          <label htmlFor={notes}>{texts.notes}</label>
          <textarea
            id={notes}
            rows={2}
            maxLength={2000}
            value={draft.notes}
            onChange={(event) => say({ notes: event.target.value })}
          />
          <FieldError id={`${notes}-error`}>{problems.notes && texts.problems.notes}</FieldError>
        </div>
      </div>
    </Panel>
  );
}
