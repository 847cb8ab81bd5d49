import { Dialog } from "../../parts/dialog/dialog.tsx";
import { useAllShortcuts } from "../../parts/keys/use-shortcuts.ts";
import { useShellTexts } from "./shell-texts.ts";

/** What every key does on the screen behind it. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const texts = useShellTexts();
  const all = useAllShortcuts();
  return (
    <Dialog label={texts.keysTitle} className="keys-sheet" onClose={onClose}>
      <h2>{texts.keysTitle}</h2>
      <dl>
        {all.map(({ keys, label }) => (
          <div key={keys}>
            <dt>{label}</dt>
            <dd>
              {keys.split(" ").map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <button className="btn btn-quiet" type="button" onClick={onClose}>
        {texts.keysClose} <kbd>Esc</kbd>
      </button>
    </Dialog>
  );
}
