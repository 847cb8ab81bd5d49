import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { settingId } from "./setting-row.tsx";
import type { Faults } from "./settings-draft.ts";
import { useSettingsTexts } from "./settings-texts.ts";

type Props = {
  changes: number;
  faults: (keyof Faults)[];
  /** Whether saving first tries a service. */
  isTested: boolean;
  isRunning: boolean;
  onReset: () => void;
  onSave: () => void;
};

/** Appears with the first change; saves all of them or none. */
export function SaveBar({ changes, faults, isTested, isRunning, onReset, onSave }: Props) {
  const { save: texts, names, testPhone } = useSettingsTexts();
  const maySave = changes > 0 && faults.length === 0 && !isRunning;
  const submit = (): void => {
    if (maySave) onSave();
  };
  useShortcuts([{ keys: "Ctrl S", label: texts.region, act: submit, whileTyping: true }]);
  if (changes === 0) return null;
  const [wrong] = faults;
  return (
    <div className="set-save" role="region" aria-label={texts.region}>
      <p>
        <Icon name={wrong ? "warn" : "pen"} />
        <span>
          <b>
            {[texts.changes(changes), ...(wrong ? [texts.wrong(faults.length)] : [])].join(", ")}
          </b>
          <span>
            {texts.nothing}{" "}
            {wrong && (
              <a
                className="link"
                href={`#${settingId(wrong)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(settingId(wrong))?.focus();
                }}
              >
                {texts.to(wrong === "testPhone" ? testPhone : names[wrong])}
              </a>
            )}
          </span>
        </span>
      </p>
      <Button look="quiet" onClick={onReset}>
        {texts.reset}
      </Button>
      <Button look="main" aria-disabled={!maySave} onClick={submit}>
        {isTested ? texts.test : texts.save(changes)} <kbd>Ctrl S</kbd>
      </Button>
    </div>
  );
}
