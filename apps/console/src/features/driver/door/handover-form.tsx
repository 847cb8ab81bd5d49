import type { Proof } from "@waslijn/contract/console/runs";
import {
  allowsAtDoor,
  HANDOVERS,
  MISSING_REASONS,
  type Handover,
  type MissingReason,
} from "@waslijn/contract/shared/order-life";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { RouteBar } from "../route-bar.tsx";
import { useRoute } from "../route-context.ts";
import { keepPhoto } from "../route-queues.ts";
import { useRouteTexts } from "../route-texts.ts";
import type { ShownStop } from "../shown-stops.ts";
import { bagsLeft, toDone, type Bag } from "./bags-draft.ts";
import { PhotoButton } from "./photo-button.tsx";

type Props = { stop: ShownStop; bags: readonly Bag[]; onBack: () => void };

/** Who received a delivery, with an optional photo; after a part of the bags also where the others are (DRIVE-06). */
export function HandoverForm({ stop, bags, onBack }: Props) {
  const texts = useRouteTexts();
  const navigate = useNavigate();
  const { say, queues } = useRoute();
  const { number, kind, version, instructions } = stop;
  const missing = bagsLeft(bags, kind);
  const [reason, setReason] = useState<MissingReason>();
  const [handover, setHandover] = useState<Handover>("handed-over");
  const [houseNumber, setHouseNumber] = useState(() => numberIn(instructions.neighbour ?? ""));
  const [name, setName] = useState("");
  const [photo, setPhoto] = useState<Blob>();
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.focus(), []);
  const done = toDone(bags);
  const submit = async (): Promise<void> => {
    setTried(true);
    const wrong = missing > 0 && !reason ? "missing" : undefined;
    const first = wrong ?? (handover === "neighbours" && !houseNumber.trim() ? "house" : undefined);
    if (first) return form.current?.querySelector<HTMLElement>(`[data-${first}] input`)?.focus();
    const photoId = photo && crypto.randomUUID();
    const proof = { ...proofOf(handover, houseNumber.trim(), name.trim()), photo: photoId };
    const isNew = await say({
      number,
      kind,
      version,
      act: "done",
      ...done,
      proof,
      ...(reason && { missing: { bags: missing, reason } }),
    });
    if (!isNew) return;
    if (photo) await keepPhoto(queues, stop, photo, photoId);
    await navigate({ to: "/route" });
  };
  return (
    <>
      <RouteBar
        title={texts.handover.title(done.bags, bags.length)}
        under={`${texts.waiting.stop(stop.turn)}, ${stop.customer}`}
        back={
          <Button look="quiet" isSquare aria-label={texts.backToStop} onClick={onBack}>
            <Icon name="back" />
          </Button>
        }
      />
      <Form className="why-form" onSubmit={() => void submit()}>
        <div className="p-in why" ref={form} tabIndex={-1}>
          {missing > 0 && (
            <Missing bags={bags} reason={reason} isTried={isTried} onReason={setReason} />
          )}
          <fieldset>
            <legend>{texts.handover.who}</legend>
            {HANDOVERS.map((one) => {
              const isOut = one === "at-door" && !allowsAtDoor(instructions);
              return (
                <label key={one} className={isOut ? "why-r why-out" : "why-r"}>
                  <input
                    className="tick"
                    type="radio"
                    name="handover"
                    disabled={isOut}
                    checked={handover === one}
                    onChange={() => setHandover(one)}
                  />
                  <span>
                    {texts.handover.ways[one]}
                    {isOut && <small>{texts.handover.notAtDoor}</small>}
                  </span>
                </label>
              );
            })}
          </fieldset>
          {handover === "neighbours" && (
            <div data-house>
              <TextField
                label={texts.handover.houseNumber}
                hint={instructions.neighbour && texts.neighbour(instructions.neighbour)}
                error={isTried && !houseNumber.trim() ? texts.handover.noNumber : undefined}
                value={houseNumber}
                onChange={setHouseNumber}
                maxLength={20}
                autoComplete="off"
              />
            </div>
          )}
          {handover !== "at-door" && (
            <TextField
              label={texts.handover.name}
              value={name}
              onChange={setName}
              maxLength={80}
              autoComplete="off"
            />
          )}
          <PhotoButton
            label={photo ? texts.handover.photoAgain : texts.handover.photo}
            hint={texts.miss.photoHint}
            onPhoto={setPhoto}
          />
        </div>
        <div className="p-do">
          <Button look="main" size="big" isSubmit>
            <span>
              {texts.handover.submit(done.bags, bags.length)}
              <small>{texts.miss.undoHint}</small>
            </span>
          </Button>
        </div>
      </Form>
    </>
  );
}

type MissingProps = {
  bags: readonly Bag[];
  reason: MissingReason | undefined;
  isTried: boolean;
  onReason: (reason: MissingReason) => void;
};

/** Where the bags are that are not delivered; the driver has to say it, so that none is forgotten (DRIVE-07). */
function Missing({ bags, reason, isTried, onReason }: MissingProps) {
  const texts = useRouteTexts().handover;
  const codes = bags.flatMap(({ code, isCounted }) => (isCounted || !code ? [] : [code]));
  const count = bagsLeft(bags, "delivery");
  const isWrong = isTried && !reason;
  return (
    <fieldset data-missing aria-describedby="missing-hint">
      <legend>{texts.where(count)}</legend>
      {codes.length > 0 && <p className="quiet">{codes.join(", ")}</p>}
      {MISSING_REASONS.map((one) => (
        <label key={one} className="why-r">
          <input
            className="tick"
            type="radio"
            name="missing"
            checked={reason === one}
            onChange={() => onReason(one)}
          />
          <span>{texts.reasons[one]}</span>
        </label>
      ))}
      <p id="missing-hint" className={isWrong ? "note note-bad" : "note"} role="status">
        <Icon name={isWrong ? "warn" : "info"} />
        <span>{isWrong ? texts.noReason : texts.staysUnderWay}</span>
      </p>
    </fieldset>
  );
}

/** `18-B` in `Buren op 18-B`. */
const numberIn = (instruction: string): string => /\d+[\w-]*/.exec(instruction)?.[0] ?? "";

function proofOf(handover: Handover, houseNumber: string, name: string): Proof {
  const receiver = name ? { name } : {};
  switch (handover) {
    case "handed-over":
      return { handover, ...receiver };
    case "neighbours":
      return { handover, houseNumber, ...receiver };
    case "at-door":
      return { handover };
  }
}
