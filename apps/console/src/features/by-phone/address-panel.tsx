import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { useByPhoneTexts } from "./by-phone-texts.ts";
import { isDown, type ByPhone } from "./use-by-phone.ts";
import { SaidField } from "./said-field.tsx";

/** The caller's address, and whether it is in the service area. */
export function AddressPanel({ phone }: { phone: ByPhone }) {
  const texts = useByPhoneTexts().address;
  const { draft, say, problems, address, isServed } = phone;
  const driver = Object.values(draft.instructions).filter(Boolean).join(". ");
  const found = address.data?.addresses ?? [];
  const isUnknown = (address.data && isServed && found.length === 0) || isDown(address.error);
  return (
    <Panel title={texts.title}>
      <div className="panel-in phone-fields">
        <div className="phone-row">
          <SaidField
            phone={phone}
            name="postalCode"
            label={texts.postalCode}
            maxLength={12}
            error={problems.postalCode && texts.problems[problems.postalCode]}
          />
          <SaidField
            phone={phone}
            name="houseNumber"
            label={texts.houseNumber}
            inputMode="numeric"
            maxLength={10}
            error={problems.houseNumber && texts.noNumber}
          />
          <SaidField phone={phone} name="addition" label={texts.addition} maxLength={20} />
        </div>
        <div role="status">
          <Verdict phone={phone} />
        </div>
        {isServed && found.length > 1 && (
          <SelectField
            label={texts.which}
            value={found[0]?.Addition ?? ""}
            options={found.map(
              (one) => [one.Addition, one.FormattedAddress[0] ?? one.Addition] as const,
            )}
            onChange={(addition) => say({ addition })}
          />
        )}
        {driver && (
          <label className="choice">
            <input
              className="tick"
              type="checkbox"
              checked
              onChange={() => say({ instructions: {} })}
            />
            <span>{texts.instructions(driver)}</span>
          </label>
        )}
        {isUnknown && (
          <div className="phone-row">
            <SaidField
              phone={phone}
              name="street"
              label={texts.street}
              maxLength={150}
              error={problems.street && texts.noStreet}
            />
            <SaidField
              phone={phone}
              name="city"
              label={texts.city}
              maxLength={100}
              error={problems.city && texts.noCity}
            />
          </div>
        )}
      </div>
    </Panel>
  );
}

/** One sentence: the address, and whether it is in the service area. */
function Verdict({ phone }: { phone: ByPhone }) {
  const texts = useByPhoneTexts().address;
  const { address, known, isServed } = phone;
  if (address.isFetching && !address.data) return <p className="quiet">{texts.asking}</p>;
  if (isDown(address.error)) return <p className="note">{texts.down}</p>;
  if (address.error) return <p className="bad">{texts.failed}</p>;
  if (!address.data) return <p className="quiet">{texts.hint}</p>;
  if (!isServed) {
    return (
      <p className="note note-bad">
        <Icon name="warn" />
        <span>{texts.outside}</span>
      </p>
    );
  }
  return (
    <p className="phone-found">
      <Icon name={known || address.data.asksStreet ? "check" : "info"} />
      <span>
        {known
          ? texts.served(known.FormattedAddress.join(", "))
          : texts[address.data.asksStreet ? "askStreet" : "unknown"]}
      </span>
    </p>
  );
}
