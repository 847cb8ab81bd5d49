import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { toE164 } from "@waslijn/contract/shared/phone";
import { isEmail } from "@waslijn/contract/shared/rules";
import { useState } from "react";
import { SelectField, PhoneField, TextArea } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useByPhoneTexts } from "./by-phone-texts.ts";
import type { ByPhone } from "./use-by-phone.ts";
import { SaidField } from "./said-field.tsx";

/** The caller's contact data; previous customers are found by phone or e-mail. */
export function CallerPanel({ phone }: { phone: ByPhone }) {
  const texts = useByPhoneTexts().caller;
  const { draft, say, problems } = phone;
  const [known, setKnown] = useState("");
  /** Looks up a previous customer. Failures are ignored: the desk then asks the caller for everything. */
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
            <PhoneField
              label={texts.phone}
              autoComplete="off"
              doubt={texts.phoneDoubt}
              value={draft.phone}
              onChange={(value) => say({ phone: value })}
              error={problems.phone && texts.problems.phone}
              onBlur={() => recognise(draft.phone, toE164(draft.phone) !== undefined)}
            />
          </div>
          <SaidField
            phone={phone}
            name="email"
            label={texts.email}
            inputMode="email"
            maxLength={254}
            error={problems.email && texts.problems.email}
            onBlur={() => recognise(draft.email, isEmail(draft.email))}
          />
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
          <SaidField
            phone={phone}
            name="name"
            label={texts.name}
            maxLength={120}
            error={problems.name && texts.problems.name}
          />
          <SelectField
            label={texts.language}
            value={draft.language}
            options={LANGUAGES.map((one) => [one, texts.languages[one]] as const)}
            onChange={(next) =>
              say({ language: LANGUAGES.find((one) => one === next) ?? draft.language })
            }
          />
        </div>
        <div data-field="notes">
          <TextArea
            label={texts.notes}
            error={problems.notes && texts.problems.notes}
            rows={2}
            maxLength={2000}
            value={draft.notes}
            onChange={(notes) => say({ notes })}
          />
        </div>
      </div>
    </Panel>
  );
}
