import { readLabel, type OrderLabel } from "@waslijn/contract/shared/order-label";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useCameraTexts, maySee } from "../../parts/camera/camera-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { useCountTexts } from "./count-texts.ts";
import { Button } from "../../ui/button.tsx";

/** A scanner types faster than this; whoever pauses longer is a person, and starts anew. */
const PAUSE_MS = 500;

type Key = { key: string; timeStamp: number };

/** Follows keys wherever they are typed, and tells when Enter ended a label (COUNT-01). */
export class ScannedKeys {
  #typed = "";
  #last = -Infinity;

  /** What was typed since the last pause. */
  get typed(): string {
    return this.#typed;
  }

  press({ key, timeStamp }: Key): OrderLabel | undefined {
    if (timeStamp - this.#last > PAUSE_MS) this.#typed = "";
    this.#last = timeStamp;
    if (key === "Enter") {
      // A number alone may be somebody's own words; labels begin with their letter.
      const label = OURS.test(this.#typed) ? readLabel(this.#typed) : undefined;
      this.#typed = "";
      return label;
    }
    // Shift and its like come between the letters of a scanner too.
    if (key.length === 1) this.#typed += key;
    else if (!MODIFIERS.includes(key)) this.#typed = "";
    return undefined;
  }
}

const OURS = /^w-/i;
const MODIFIERS = ["Shift", "CapsLock", "AltGraph"];

const Camera = lazy(() => import("./camera.tsx"));

type Props = {
  number: string | undefined;
  /** Open it at once: somebody asked for it where the policy did not allow it. */
  opensCamera: boolean;
  onScan: (label: OrderLabel) => void;
  children: ReactNode;
};

/** The way back, the field that takes a number by hand, and the camera. */
export function ScanBar({ number, opensCamera, onScan, children }: Props) {
  const texts = useCountTexts();
  const cameraTexts = useCameraTexts();
  const [typed, setTyped] = useState(number ?? "");
  const [isWrong, setIsWrong] = useState(false);
  const [isLooking, setIsLooking] = useState(opensCamera);
  const open = (): void => {
    const label = readLabel(typed);
    setIsWrong(!label);
    if (label) onScan(label);
  };
  const look = (): void => {
    // A document that was loaded for another screen may run no reader; its own may, and what was counted is kept.
    if (maySee()) setIsLooking(true);
    else location.assign("/console/count?camera=1");
  };
  return (
    <header className="c-bar">
      <Link className="btn btn-quiet btn-sq" to="/today" aria-label={texts.back}>
        <Icon name="back" />
      </Link>
      <h1 className="hide">{texts.title}</h1>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <label className="scan">
          <Icon name="scan" />
          <span className="hide">{texts.scan}</span>
          <input
            value={typed}
            placeholder={texts.scanHint}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-invalid={isWrong}
            aria-describedby={isWrong ? "scan-wrong" : undefined}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              setTyped(event.target.value);
              setIsWrong(false);
            }}
          />
        </label>
        {isWrong && (
          <p className="field-error" id="scan-wrong" role="alert">
            <Icon name="warn" size="s" />
            {texts.noNumber}
          </p>
        )}
      </form>
      <Button isSquare aria-label={cameraTexts.open} onClick={look}>
        <Icon name="camera" />
      </Button>
      {children}
      {isLooking && (
        <Suspense>
          <Camera
            onClose={() => setIsLooking(false)}
            onScan={(label) => {
              setIsLooking(false);
              onScan(label);
            }}
          />
        </Suspense>
      )}
    </header>
  );
}
