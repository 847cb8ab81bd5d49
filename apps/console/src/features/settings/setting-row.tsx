import {
  type OpeningHours,
  type SettingRule,
  settingOf,
  type SettingValue,
} from "@waslijn/contract/console/setting-list";
import type { ShownSetting } from "@waslijn/contract/console/settings";
import { type ReactNode, useId } from "react";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { HoursField, printHours } from "./hours-field.tsx";
import { type Typed, typedOf } from "./settings-draft.ts";
import { useSettingsTexts } from "./settings-texts.ts";

type Props = {
  shown: ShownSetting;
  /** Undefined while untouched. */
  typed: Typed | undefined;
  rule: SettingRule | undefined;
  onChange: (typed: Typed | undefined) => void;
};

const LONG = [
  "name",
  "company",
  "street",
  "city",
  "email",
  "mailFrom",
  "mailServer",
  "smsUrl",
  "mapTiles",
];

/** One setting: its control by kind, its fault, and what is in use and by default. */
export function SettingRow({ shown, typed, rule, onChange }: Props) {
  const texts = useSettingsTexts();
  const id = useId();
  const { name } = shown;
  const { isSecret, options, range, isText } = settingOf(name);
  const isHours = name === "careHours";
  const print = (value: SettingValue): string =>
    typeof value === "object"
      ? printHours(value, texts.hours.days)
      : texts.options[name]?.[value] || groupIban(name, String(value));
  const now = typed === undefined ? typedOf(shown) : typed;
  const hints = hintsOf();
  const described = { hint: `${id}-hint`, error: `${id}-error` };
  const wiring = {
    id: settingId(name),
    "aria-describedby": [hints.length > 0 && described.hint, rule && described.error]
      .filter(Boolean)
      .join(" "),
    ...(rule && { "aria-invalid": true as const }),
  };

  function hintsOf(): string[] {
    if (shown.fixedBy) return [texts.fixedBy(shown.fixedBy)];
    const isEmptied = typed === "" && !isSecret;
    const isChanged = typed !== undefined && !isEmptied && typed !== typedOf(shown);
    return [
      texts.hints[name],
      range && texts.between(...range),
      isSecret && typed === null && texts.removed,
      isEmptied && shown.default !== null && texts.emptied(print(shown.default)),
      isChanged && !isSecret && shown.value !== null && texts.inUse(print(shown.value)),
      shown.isSet && !isEmptied && shown.default !== null && texts.standard(print(shown.default)),
    ].filter((hint) => typeof hint === "string");
  }

  const control = (): ReactNode => {
    if (shown.fixedBy)
      return <Fixed value={isSecret ? texts.secretSet : print(shown.value ?? "")} id={wiring.id} />;
    if (isHours) {
      return (
        <HoursField
          label={texts.names[name]}
          value={now as OpeningHours}
          wrong={rule !== undefined}
          id={wiring.id}
          onChange={onChange}
        />
      );
    }
    if (options) {
      return (
        <div className="sel set-m">
          <select {...wiring} value={textOf(now)} onChange={({ target }) => onChange(target.value)}>
            {options.map((option) => (
              <option key={option} value={option}>
                {texts.options[name]?.[option]}
              </option>
            ))}
          </select>
          <Icon name="down" size="s" />
        </div>
      );
    }
    if (isSecret) return <Secret {...{ shown, typed, wiring, onChange }} />;
    const input = {
      ...wiring,
      value: typed === undefined ? print(shown.value ?? "") : textOf(now),
    };
    if (name === "smsBody" || isText) {
      return (
        <textarea
          {...input}
          rows={isText ? 4 : 3}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    }
    const unit = texts.units[name];
    return (
      <span className={unit ? "set-unit" : undefined}>
        <input
          {...input}
          className={`in ${unit ? "set-n" : LONG.includes(name) ? "" : "set-m"}`}
          inputMode={unit ? "numeric" : undefined}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
        {unit && <span>{unit}</span>}
      </span>
    );
  };

  return (
    <div className={`set-row ${typed === undefined ? "" : "is-changed"}`}>
      {isHours && !shown.fixedBy ? (
        <span className="set-label">{texts.names[name]}</span>
      ) : (
        <label className="set-label" htmlFor={wiring.id}>
          {texts.names[name]}
        </label>
      )}
      <div>
        {control()}
        <FieldError id={described.error}>{rule && texts.rules[rule]}</FieldError>
        {hints.length > 0 && (
          <p className="hint" id={described.hint}>
            {hints.join(" · ")}
          </p>
        )}
      </div>
    </div>
  );
}

/** The control of a setting, for links to it. */
export const settingId = (name: string): string => `setting-${name}`;

const textOf = (typed: Typed): string => (typeof typed === "string" ? typed : "");

/** In groups of four, as banks print it. */
const groupIban = (name: string, value: string): string =>
  name === "iban" ? value.replaceAll(/(.{4})(?=.)/g, "$1 ") : value;

function Fixed({ id, value }: { id: string; value: string }) {
  const texts = useSettingsTexts();
  return (
    <span className="set-fixed">
      <Icon name="lock" size="s" />
      <input className="in" id={id} readOnly value={value} />
      <span className="tag">{texts.server}</span>
    </span>
  );
}

type SecretProps = Pick<Props, "shown" | "typed" | "onChange"> & {
  wiring: { id: string; "aria-describedby": string };
};

function Secret({ shown, typed, wiring, onChange }: SecretProps) {
  const texts = useSettingsTexts();
  const name = texts.names[shown.name];
  return (
    <span className="set-secret">
      <input
        {...wiring}
        className="in"
        type="password"
        autoComplete="off"
        placeholder={shown.isSet && typed !== null ? texts.secretSet : texts.secretNone}
        value={typeof typed === "string" ? typed : ""}
        onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
      />
      {shown.isSet && (
        <Button onClick={() => onChange(typed === null ? undefined : null)}>
          {typed === null ? texts.keep : texts.remove}
          <span className="hide">: {name}</span>
        </Button>
      )}
    </span>
  );
}
