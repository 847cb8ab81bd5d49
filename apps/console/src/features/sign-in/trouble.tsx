import { Icon } from "../../parts/icon/icon.tsx";

/** Is there before it has something to say, so that it is read aloud when it does. */
export function Trouble({ words }: { words: string | undefined }) {
  return (
    <div role="alert">
      {words && (
        <p className="note note-bad">
          <Icon name="warn" />
          <span>{words}</span>
        </p>
      )}
    </div>
  );
}
