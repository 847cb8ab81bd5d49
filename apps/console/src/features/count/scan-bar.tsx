import { readLabel, type OrderLabel } from "@waslijn/contract/shared/order-label";
import type { ConsoleMe } from "@waslijn/contract/console/staff";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useCameraTexts, maySee } from "../../parts/camera/camera-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { useCountTexts } from "./count-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";

/** Maximum pause between a scanner's keys; a longer one means a person, and resets the buffer. */
const PAUSE_MS = 500;

type Key = { key: string; timeStamp: number };

/** Collects keys typed anywhere, and returns a label when Enter completes one (COUNT-01). */
export class ScannedKeys {
  #typed = "";
  #last = -Infinity;

  /** Keys since the last pause. */
  get typed(): string {
    return this.#typed;
  }

  press({ key, timeStamp }: Key): OrderLabel | undefined {
    if (timeStamp - this.#last > PAUSE_MS) this.#typed = "";
    this.#last = timeStamp;
    if (key === "Enter") {
      // Only with the letter prefix: a plain number may have been typed by the user.
      const label = OURS.test(this.#typed) ? readLabel(this.#typed) : undefined;
      this.#typed = "";
      return label;
    }
    // Scanners send modifier keys between characters too.
    if (key.length === 1) this.#typed += key;
    else if (!MODIFIERS.includes(key)) this.#typed = "";
    return undefined;
  }
}

const OURS = /^w-/i;
const MODIFIERS = ["Shift", "CapsLock", "AltGraph"];

const Camera = lazy(() => import("./camera.tsx"));

type Props = {
  me: ConsoleMe;
  number: string | undefined;
  /** Opens the camera at once: the page was reloaded for its policy. */
  opensCamera: boolean;
  onScan: (label: OrderLabel) => void;
  children: ReactNode;
};

/** Back link, number field and camera button. */
export function ScanBar({ me, number, opensCamera, onScan, children }: Props) {
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
    // The document was loaded for another screen, whose policy forbids camera and WebAssembly: reload. The draft is
    // stored.
    if (maySee()) setIsLooking(true);
    else location.assign("/console/count?camera=1");
  };
  return (
    <header className="c-bar">
      <Link
        className="btn btn-quiet btn-sq"
        to={me.role === "hub" ? "/runs" : "/today"}
        aria-label={me.role === "hub" ? texts.toRuns : texts.back}
      >
        <Icon name="back" />
      </Link>
      <h1 className="hide">{texts.title}</h1>
      <Form role="search" onSubmit={open}>
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
      </Form>
      <Button isSquare aria-label={cameraTexts.open} onClick={look}>
        <Icon name="camera" />
      </Button>
      {children}
      {me.isOnTablet && (
        <Link className="btn btn-quiet btn-sq" to="/tablet" aria-label={texts.switch(me.name)}>
          <Icon name="lock" />
        </Link>
      )}
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
