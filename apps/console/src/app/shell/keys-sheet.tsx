import { Dialog } from "../../ui/overlay/dialog.tsx";
import { useAllShortcuts } from "../../ui/shortcuts.ts";
import { useShellTexts } from "./shell-texts.ts";
import { Button } from "../../ui/button.tsx";
import "./keys-sheet.css";

/** Key caps as printed on the keyboard. */
const SIGNS: Record<string, string> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
};

/** Lists every shortcut of the screen behind it. */
export default function KeysSheet({ onClose }: { onClose: () => void }) {
  const texts = useShellTexts();
  const all = useAllShortcuts();
  return (
    <Dialog label={texts.keysTitle} className="keys-sheet" onClose={onClose}>
      <div className="keys-head">
        <h2>{texts.keysTitle}</h2>
        <Button look="quiet" onClick={onClose}>
          {texts.keysClose} <kbd>Esc</kbd>
        </Button>
      </div>
      <dl>
        {all.map(({ keys, label }) => (
          <div key={keys}>
            <dt>{label}</dt>
            <dd>
              {keys.split(" ").map((key) => (
                <kbd key={key}>{SIGNS[key] ?? key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
