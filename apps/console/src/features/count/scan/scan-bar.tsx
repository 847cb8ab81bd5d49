import { readLabel, type OrderLabel } from "@waslijn/contract/shared/order-label";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useCameraTexts } from "../../../parts/camera/camera-texts.ts";
import { maySee } from "../../../parts/camera/may-see.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { useCountTexts } from "../count-texts.ts";

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
      <button
        className="btn btn-line btn-sq"
        type="button"
        aria-label={cameraTexts.open}
        onClick={look}
      >
        <Icon name="camera" />
      </button>
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
