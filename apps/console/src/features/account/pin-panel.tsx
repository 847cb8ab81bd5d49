import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callLater } from "../../api/later.ts";
import { meQuery } from "../../api/me-query.ts";
import { useHubs } from "../../api/queries.ts";
import { PinField, usePinRefusal, usePinTexts } from "../../parts/pin-field.tsx";
import { useAct } from "../../parts/use-act.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useAccountTexts } from "./account-texts.ts";

/** Sets the user's own PIN for shared tablets (STAFF-06). */
export function PinPanel() {
  const texts = useAccountTexts().pin;
  const words = usePinTexts();
  const { data: me } = useSuspenseQuery(meQuery);
  const [pin, setPin] = useState("");
  const [current, setCurrent] = useState("");
  const { act, isRunning } = useAct({ refresh: [meQuery.queryKey], explain: usePinRefusal() });
  const save = async (): Promise<void> => {
    const body = { pin, ...(me.isOnTablet && { current }) };
    const run = () => callLater("setOwnPin", { body });
    if (!(await act({ done: texts.saved, run }))) return;
    setPin("");
    setCurrent("");
  };
  return (
    <Panel title={texts.title}>
      <Form className="panel-in account-form" onSubmit={() => void save()}>
        <p className="quiet">{me.hasPin ? texts.has : texts.hasNone}</p>
        {me.isOnTablet && <PinField label={words.current} value={current} onChange={setCurrent} />}
        <PinField hint={words.hint} value={pin} onChange={setPin} />
        <Button isSubmit disabled={isRunning}>
          {texts.save}
        </Button>
      </Form>
    </Panel>
  );
}

/** Makes this browser the shared tablet of a hub, for owners and the desk. */
export function SharePanel() {
  const texts = useAccountTexts().share;
  const hubs = useHubs();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<string>();
  const { act, isRunning } = useAct({ refresh: [] });
  const hub = chosen ?? hubs[0]?.id;
  if (hub === undefined) return null;
  const share = async (): Promise<void> => {
    if (!(await act({ done: texts.done, run: () => callLater("openTablet", { body: { hub } }) }))) {
      return;
    }
    queries.clear();
    location.assign("/console/tablet");
  };
  return (
    <Panel title={texts.title}>
      <Form className="panel-in account-form" onSubmit={() => void share()}>
        <p className="quiet">{texts.hint}</p>
        <SelectField
          label={texts.hub}
          value={hub}
          options={hubs.map(({ id, name }) => [id, name])}
          onChange={setChosen}
        />
        <Button isSubmit disabled={isRunning}>
          {texts.submit}
        </Button>
      </Form>
    </Panel>
  );
}
