import { MISS_REASONS, type MissReason } from "@waslijn/contract/shared/order-life";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { PhotoButton } from "./photo-button.tsx";
import { RouteBar } from "../route-bar.tsx";
import { useRoute } from "../route-context.ts";
import { keepPhoto } from "../route-queues.ts";
import { useRouteTexts } from "../route-texts.ts";
import type { ShownStop } from "../shown-stops.ts";
import { StopGone, useStop } from "./stop-gone.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form/form.tsx";

const MOST_CALLS = 9;

/** Reason, number of calls and an optional photo of a missed stop (DRIVE-02). */
export default function MissedScreen() {
  const stop = useStop();
  return stop ? <Why stop={stop} /> : <StopGone />;
}

function Why({ stop }: { stop: ShownStop }) {
  const texts = useRouteTexts();
  const navigate = useNavigate();
  const { say, queues } = useRoute();
  const [reason, setReason] = useState<MissReason>("nobody-home");
  const [calls, setCalls] = useState(0);
  const [photo, setPhoto] = useState<Blob>();
  const { number, kind, version } = stop;
  const submit = async (): Promise<void> => {
    if (!(await say({ number, kind, version, act: "missed", reason, calls }))) return;
    if (photo) await keepPhoto(queues, stop, photo);
    await navigate({ to: "/route" });
  };
  return (
    <>
      <RouteBar
        title={texts.miss.title}
        under={`${texts.waiting.stop(stop.turn)}, ${stop.customer}`}
        back={
          <Link
            className="btn btn-quiet btn-sq"
            to="/route/$number/$kind"
            params={{ number, kind }}
            aria-label={texts.backToStop}
          >
            <Icon name="back" />
          </Link>
        }
      />
      <Form className="why-form" onSubmit={() => void submit()}>
        <div className="p-in why">
          <fieldset>
            <legend>{texts.miss.why}</legend>
            {MISS_REASONS.map((one) => (
              <label key={one} className="why-r">
                <input
                  className="tick"
                  type="radio"
                  name="reason"
                  checked={reason === one}
                  onChange={() => setReason(one)}
                />
                <span>{texts.miss.reasons[one]}</span>
              </label>
            ))}
          </fieldset>
          <div className="calls">
            <span id="calls">{texts.miss.calls}</span>
            <Button
              isSquare
              aria-label={texts.miss.fewer}
              onClick={() => setCalls(Math.max(0, calls - 1))}
            >
              <Icon name="minus" />
            </Button>
            <output aria-labelledby="calls">{calls}</output>
            <Button
              isSquare
              aria-label={texts.miss.more}
              onClick={() => setCalls(Math.min(MOST_CALLS, calls + 1))}
            >
              <Icon name="plus" />
            </Button>
          </div>
          <PhotoButton label={texts.miss.photo} hint={texts.miss.photoHint} onPhoto={setPhoto} />
          <p className="note">
            <Icon name="info" />
            <span>
              {kind === "pickup"
                ? texts.miss.pickup
                : stop.missedDeliveries === 0
                  ? texts.miss.first
                  : texts.miss.again}
            </span>
          </p>
        </div>
        <div className="p-do">
          <Button look="main" size="big" isSubmit>
            <span>
              {texts.miss.submit}
              <small>{texts.miss.undoHint}</small>
            </span>
          </Button>
        </div>
      </Form>
    </>
  );
}
