import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { SelectField, PhoneField } from "../../ui/form/field.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useByPhoneTexts } from "./by-phone-texts.ts";
import type { ByPhone } from "./use-by-phone.ts";
import { SaidField } from "./said-field.tsx";

/** The caller's contact data, the phone number first: it tells who they are. */
export function CallerPanel({ phone }: { phone: ByPhone }) {
  const texts = useByPhoneTexts().caller;
  const { draft, say, problems } = phone;
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
            />
          </div>
          <SaidField
            phone={phone}
            name="email"
            label={texts.email}
            inputMode="email"
            maxLength={254}
            error={problems.email && texts.problems.email}
          />
        </div>
        <Recognised phone={phone} />
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
      </div>
    </Panel>
  );
}

/** Who it is; with several customers at one number the desk chooses. */
function Recognised({ phone: { draft, callers, choose } }: { phone: ByPhone }) {
  const texts = useByPhoneTexts().caller;
  const hasChoice = !draft.isCallerChosen && draft.caller === "" && (callers?.length ?? 0) > 1;
  return (
    <>
      <div role="status">
        {draft.caller !== "" && (
          <p className="phone-found">
            <Icon name="check" />
            <span>{texts.known}</span>
          </p>
        )}
        {draft.caller === "" && !hasChoice && callers && <p className="quiet">{texts.unknown}</p>}
        {hasChoice && <p className="phone-found">{texts.several}</p>}
      </div>
      {hasChoice && (
        <div className="phone-callers" role="group" aria-label={texts.several}>
          {callers?.map((caller) => (
            <Button key={caller.id} onClick={() => choose(caller)}>
              <b>{caller.contact.name}</b>
              <span className="quiet">{caller.location?.address.split("\n")[0]}</span>
            </Button>
          ))}
          <Button look="quiet" onClick={() => choose(undefined)}>
            {texts.somebodyElse}
          </Button>
        </div>
      )}
    </>
  );
}
