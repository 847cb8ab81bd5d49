import { Icon } from "../../../parts/icon/icon.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { SelectField } from "../../../parts/field/select-field.tsx";
import { TextField } from "../../../parts/field/text-field.tsx";
import { useByPhoneTexts } from "../by-phone-texts.ts";
import { isDown, type ByPhone } from "../use-by-phone.ts";

/** Where to come, and whether we do; in words as soon as it is known. */
export function AddressPanel({ phone }: { phone: ByPhone }) {
  const texts = useByPhoneTexts().address;
  const { draft, say, problems, address, isServed } = phone;
  const found = address.data?.addresses ?? [];
  const isUnknown = (address.data && isServed && found.length === 0) || isDown(address.error);
  return (
    <Panel title={texts.title}>
      <div className="panel-in phone-fields">
        <div className="phone-row">
          <div data-field="postalCode">
            <TextField
              label={texts.postalCode}
              autoComplete="off"
              maxLength={12}
              value={draft.postalCode}
              error={problems.postalCode && texts.problems[problems.postalCode]}
              onChange={(postalCode) => say({ postalCode })}
            />
          </div>
          <div data-field="houseNumber">
            <TextField
              label={texts.houseNumber}
              autoComplete="off"
              inputMode="numeric"
              maxLength={10}
              value={draft.houseNumber}
              error={problems.houseNumber && texts.noNumber}
              onChange={(houseNumber) => say({ houseNumber })}
            />
          </div>
          <TextField
            label={texts.addition}
            autoComplete="off"
            maxLength={20}
            value={draft.addition}
            onChange={(addition) => say({ addition })}
          />
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
        {isUnknown && (
          <div className="phone-row">
            <div data-field="street">
              <TextField
                label={texts.street}
                maxLength={150}
                value={draft.street}
                error={problems.street && texts.noStreet}
                onChange={(street) => say({ street })}
              />
            </div>
            <div data-field="city">
              <TextField
                label={texts.city}
                maxLength={100}
                value={draft.city}
                error={problems.city && texts.noCity}
                onChange={(city) => say({ city })}
              />
            </div>
          </div>
        )}
      </div>
    </Panel>
  );
}

/** One sentence: where it is, and whether anybody drives there. */
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
      <Icon name={known ? "check" : "info"} />
      <span>{known ? texts.served(known.FormattedAddress.join(", ")) : texts.unknown}</span>
    </p>
  );
}
