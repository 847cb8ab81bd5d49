import { useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useRef, useState } from "react";
import { useCameraTexts, maySee } from "../../../parts/camera/camera-texts.ts";
import { TextField } from "../../../ui/form/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useRouteTexts } from "../route-texts.ts";
import type { RunStop } from "../shown-stops.ts";
import { addBag, scanBag, type Bag, countAt, removeBag, uncountAt } from "./bags-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form/form.tsx";

const CameraView = lazy(() => import("../../../parts/camera/camera-view.tsx"));

type Props = {
  bags: readonly Bag[];
  stop: Pick<RunStop, "number" | "kind" | "codes">;
  onChange: (bags: Bag[]) => void;
};

const CODE = /^[\w-]{1,40}$/;

/** Bags are scanned or typed; a scanner types and presses Enter (DRIVE-02). */
export function BagList({ bags, stop, onChange }: Props) {
  const { kind } = stop;
  const texts = useRouteTexts().count;
  const cameraTexts = useCameraTexts();
  const { camera } = useSearch({ strict: false });
  const [isLooking, setIsLooking] = useState(camera === "1");
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const lastSeen = useRef<string>(undefined);
  const counted = bags.filter(({ isCounted }) => isCounted).length;
  const scan = (code: string): void => {
    if (!CODE.test(code)) return setError(texts.bad);
    const { bags: next, found } = scanBag(bags, code, stop);
    onChange(next);
    setError(found === "counted" ? undefined : texts[found]);
  };
  const see = (code: string): boolean => {
    // The camera sees the same label in many frames.
    if (code === lastSeen.current) return false;
    lastSeen.current = code;
    // Feedback that is felt through gloves.
    navigator.vibrate?.(60);
    scan(code);
    return false;
  };
  const look = (): void => {
    // The document was loaded for another screen, whose policy forbids the camera: reload this one, which opens it at
    // once.
    if (maySee()) setIsLooking(!isLooking);
    else location.assign(`${location.pathname}?camera=1`);
  };
  return (
    <>
      {isLooking && (
        <Suspense>
          <CameraView onSee={see} />
        </Suspense>
      )}
      <section className="p-in" aria-labelledby="bags">
        <div className="bags-h">
          <h2 id="bags">{texts.title}</h2>
          <p role="status">
            {kind === "pickup" ? texts.sum(counted) : texts.counted(counted, bags.length)}
          </p>
        </div>
        <BagRows bags={bags} stop={stop} onChange={onChange} />
        <div className="pair">
          <Button aria-pressed={isLooking} aria-label={cameraTexts.open} onClick={look}>
            <Icon name="camera" />
            {texts.scan}
          </Button>
          {kind === "pickup" && (
            <Button onClick={() => onChange(addBag(bags))}>
              <Icon name="plus" />
              {texts.plain}
            </Button>
          )}
        </div>
        <Form
          className="bag-form"
          onSubmit={() => {
            if (typed.trim() === "") return;
            scan(typed.trim());
            if (CODE.test(typed.trim())) setTyped("");
          }}
        >
          <TextField
            label={texts.label}
            error={error}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            maxLength={40}
          />
          <Button isSubmit>{texts.add}</Button>
        </Form>
      </section>
    </>
  );
}

/** The bags of a stop, counted or not; one added or counted by mistake can be taken back. */
function BagRows({ bags, stop, onChange }: Props) {
  const texts = useRouteTexts().count;
  if (bags.length === 0) return null;
  return (
    <ul className="bags">
      {bags.map(({ code, isCounted }, at) => (
        // Keyed by index: bags without a label have no other identity.
        <li key={at} className={isCounted ? "is-on" : ""}>
          <Icon name={isCounted ? "check" : "st-placed"} />
          <span>
            <b>{code ?? texts.bag(at + 1)}</b>
            <small>{isCounted ? texts.isCounted : texts.toCount}</small>
          </span>
          {!isCounted && (
            <Button aria-label={texts.tick(at + 1)} onClick={() => onChange(countAt(bags, at))}>
              {texts.tickShort}
            </Button>
          )}
          {isCounted && stop.kind === "delivery" && (
            <Button
              look="quiet"
              aria-label={texts.untick(at + 1)}
              onClick={() => onChange(uncountAt(bags, at, stop))}
            >
              {texts.untickShort}
            </Button>
          )}
          {stop.kind === "pickup" && (
            <Button
              isSquare
              aria-label={texts.remove(at + 1)}
              onClick={() => onChange(removeBag(bags, at))}
            >
              <Icon name="close" />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
