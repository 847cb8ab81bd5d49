import { readLabel, type OrderLabel } from "@waslijn/contract/shared/order-label";
import type { ConsoleMe } from "@waslijn/contract/console/staff";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useCameraTexts, maySee } from "../../parts/camera/camera-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { useCountTexts } from "./count-texts.ts";
import { SCAN_FIELD } from "./use-scanner.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";

const Camera = lazy(() => import("./camera.tsx"));

type Props = {
  me: ConsoleMe;
  /** Hidden heading of the screen. */
  title: string;
  path: "/count" | "/count/stages";
  number: string | undefined;
  /** Opens the camera at once: the page was reloaded for its policy. */
  opensCamera: boolean;
  onScan: (label: OrderLabel) => void;
  children: ReactNode;
};

/** Back link, number field and camera button. */
export function ScanBar({ me, title, path, number, opensCamera, onScan, children }: Props) {
  const texts = useCountTexts();
  const cameraTexts = useCameraTexts();
  const [typed, setTyped] = useState(number ?? "");
  const [isWrong, setIsWrong] = useState(false);
  const [isLooking, setIsLooking] = useState(opensCamera);
  const open = (): void => {
    const label = readLabel(typed);
    setIsWrong(!label);
    if (!label) return;
    setTyped(number ?? "");
    onScan(label);
  };
  const look = (): void => {
    // The document was loaded for another screen, whose policy forbids camera and WebAssembly: reload. The draft is
    // stored.
    if (maySee()) setIsLooking(true);
    else location.assign(`/console${path}?camera=1`);
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
      <h1 className="hide">{title}</h1>
      <Form role="search" onSubmit={open}>
        <label className="scan">
          <Icon name="scan" />
          <span className="hide">{texts.scan}</span>
          <input
            id={SCAN_FIELD}
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
