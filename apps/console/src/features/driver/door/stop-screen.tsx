import { formatShortHours } from "@waslijn/contract/shared/formats/hours";
import { Link, useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../../ui/icon.tsx";
import { AtTheDoor, DoorLinks } from "./at-the-door.tsx";
import { BackToDay, StopGone, useStop } from "./stop-gone.tsx";
import { BagList } from "./bag-list.tsx";
import { bagsLeft, startBags, toDone } from "./bags-draft.ts";
import { RouteBar } from "../route-bar.tsx";
import { useRoute } from "../route-context.ts";
import { useRouteTexts } from "../route-texts.ts";
import { subjectOf } from "../said.ts";
import type { ShownStop } from "../shown-stops.ts";
import { UndoBar } from "../undo-bar.tsx";
import { HandoverForm } from "./handover-form.tsx";
import { PhotoButton } from "./photo-button.tsx";
import { keepPhoto } from "../route-queues.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/form/field.tsx";
import { Form } from "../../../ui/form/form.tsx";

/** One stop: count its bags, then mark it as done or missed (DRIVE-02). */
export default function StopScreen() {
  const stop = useStop();
  return stop ? <Door key={`${subjectOf(stop)} ${stop.state}`} stop={stop} /> : <StopGone />;
}

function Door({ stop }: { stop: ShownStop }) {
  const texts = useRouteTexts();
  const navigate = useNavigate();
  const { say, stops } = useRoute();
  const [bags, setBags] = useState(() => startBags(stop));
  const [isHandingOver, setHandingOver] = useState(false);
  const goOn = useRef<HTMLButtonElement>(null);
  const goBack = (): void => {
    flushSync(() => setHandingOver(false));
    goOn.current?.focus();
  };
  const { number, kind, version } = stop;
  const left = bagsLeft(bags, kind);
  const counted = bags.length - left;
  const isPart = kind === "delivery" && left > 0 && counted > 0;
  const isBlocked = left > 0 && !isPart;
  const sayDone = async (): Promise<void> => {
    if (isBlocked) return;
    if (kind === "delivery") return setHandingOver(true);
    const isNew = await say({ number, kind, version, act: "done", ...toDone(bags) });
    if (isNew) await navigate({ to: "/route" });
  };
  if (isHandingOver) {
    return <HandoverForm stop={stop} bags={bags} onBack={goBack} />;
  }
  return (
    <>
      <RouteBar
        title={texts.stopOf(stop.turn, stops.length)}
        under={`${texts.states[kind][stop.state]}, ${formatShortHours(stop)}`}
        back={<BackToDay />}
      />
      <div className="p-in">
        <h2 className="who">{stop.customer}</h2>
        <AtTheDoor stop={stop} />
        {stop.delivered > 0 && (
          <p className="note">
            <Icon name="bag" />
            <span>{texts.handover.rest(stop.delivered)}</span>
          </p>
        )}
        <div className="pair">
          <DoorLinks stop={stop} />
        </div>
        {!stop.isSent && (
          <p className="note">
            <Icon name="clock" />
            <span>{texts.notSentHere}</span>
          </p>
        )}
      </div>
      {stop.state !== "open" && <UndoBar of={stop} />}
      {stop.state !== "done" && <BagList bags={bags} stop={stop} onChange={setBags} />}
      {stop.state !== "open" && <Afterwards stop={stop} />}
      {stop.state !== "done" && (
        <div className="p-do">
          <Button
            ref={goOn}
            look="main"
            size="big"
            aria-disabled={isBlocked}
            onClick={() => void sayDone()}
          >
            <span>
              {isPart
                ? texts.handover.part(counted, bags.length)
                : stop.state === "missed"
                  ? texts.afterwards.doneAfterAll
                  : texts.did[kind]}
              {isBlocked && <small>{texts.count.left(left)}</small>}
              {kind === "delivery" && !isBlocked && <small>{texts.handover.next}</small>}
            </span>
          </Button>
          {stop.state === "open" && (
            <Link
              className="btn btn-line btn-big"
              to="/route/$number/$kind/missed"
              params={{ number, kind }}
            >
              <Icon name="close" />
              {texts.missed}
            </Link>
          )}
        </div>
      )}
    </>
  );
}

/** Note or photo for a finished stop, until the end of the day (DRIVE-02). */
function Afterwards({ stop }: { stop: ShownStop }) {
  const texts = useRouteTexts().afterwards;
  const { say, queues } = useRoute();
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const { number, kind, version } = stop;
  const keepNote = async (): Promise<void> => {
    if (text.trim() === "") return;
    if (!(await say({ number, kind, version, act: "note", text: text.trim() }))) return;
    setText("");
    setSaid(texts.kept);
  };
  return (
    <section className="p-in afterwards" aria-labelledby="afterwards">
      <h2 id="afterwards">{texts.title}</h2>
      <Form onSubmit={() => void keepNote()}>
        <TextArea
          label={texts.note}
          className="in"
          rows={3}
          maxLength={2000}
          value={text}
          onChange={setText}
        />
        <Button isSubmit>{texts.keep}</Button>
      </Form>
      <PhotoButton
        label={texts.photo}
        onPhoto={(photo) => {
          void keepPhoto(queues, stop, photo);
          setSaid(texts.photoKept);
        }}
      />
      <p className="quiet" role="status">
        {said}
      </p>
    </section>
  );
}
