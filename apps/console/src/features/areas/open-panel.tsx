import type { CodeRange, DeskAreas, OpenAreaBody } from "@waslijn/contract/console/areas";
import { kilometresBetween, middleOf, type PostalArea } from "@waslijn/contract/shared/postal-area";
import { useQuery, queryOptions } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState, type Ref } from "react";
import { callConsole } from "../../api/client.ts";
import { useAct } from "../../parts/use-act.ts";
import { useFailureWords } from "../../ui/failure.ts";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Empty } from "../../ui/states.tsx";
import { useAreasTexts } from "./areas-texts.ts";
import { isWithin, parseRanges, hubOf, nearHubs, type HubOnMap } from "./places.ts";
import { Button } from "../../ui/button.tsx";

const AREAS_KEY = ["areas"];

export const areasQuery = queryOptions({
  queryKey: AREAS_KEY,
  queryFn: ({ signal }) => callConsole("deskAreas", { signal }),
});

/** Number of people an opening would mail. */
const previewQuery = (body: Omit<OpenAreaBody, "mail"> | undefined) =>
  queryOptions({
    queryKey: [...AREAS_KEY, "preview", body],
    enabled: body !== undefined,
    queryFn: ({ signal }) =>
      callConsole("previewArea", { body: { ranges: [], hub: "", ...body, mail: true }, signal }),
  });

type Props = {
  name: string | undefined;
  /** Content of the postal code field. */
  typed: string;
  onType: (typed: string) => void;
  field: Ref<HTMLInputElement>;
  areas: PostalArea[];
  hubs: HubOnMap[];
  served: DeskAreas["ranges"];
};

/** Opens postal codes for a hub, after showing how many people that mails (SHOP-03). */
export function OpenPanel({ name, typed, onType, field, areas, hubs, served }: Props) {
  const texts = useAreasTexts();
  const [wantedHub, setWantedHub] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const ranges = typed.trim() ? parseRanges(typed) : undefined;
  const own = ranges ? areas.filter(({ digits }) => isWithin(ranges, digits)) : [];
  const near = nearHubs(hubs, middleOf(own));
  const hub = near.find(({ id }) => id === wantedHub) ?? near[0];
  const isWrong = isLeft && typed.trim() !== "" && !ranges;
  return (
    <Panel
      title={texts.open.title(name)}
      aside={own.length > 0 && <span className="quiet">{texts.open.areas(own.length)}</span>}
    >
      {!hub ? (
        <Empty title={texts.open.noHub}>
          {texts.open.noHubText}{" "}
          <Link className="link" to="/shop/hubs">
            {texts.open.makeHub}
          </Link>
        </Empty>
      ) : (
        <div className="panel-in opener">
          <TextField
            label={texts.open.codes}
            hint={texts.open.codesHint}
            error={isWrong ? texts.open.codesWrong : undefined}
            ref={field}
            value={typed}
            maxLength={400}
            autoComplete="off"
            onChange={onType}
            onBlur={() => setIsLeft(true)}
          />
          <SelectField
            label={texts.open.hub}
            value={hub.id}
            options={near.map(({ id, name: hubName, km }) => [
              id,
              Number.isFinite(km) ? texts.waiting.km(hubName, km) : hubName,
            ])}
            onChange={setWantedHub}
          />
          {own.length > 0 && <Facts own={own} hubs={hubs} hub={hub.id} served={served} />}
          {ranges && <Opening key={typed} ranges={ranges} hub={hub.id} />}
        </div>
      )}
    </Panel>
  );
}

type FactsProps = { own: PostalArea[]; hubs: HubOnMap[]; hub: string } & Pick<Props, "served">;

function Facts({ own, hubs, hub, served }: FactsProps) {
  const texts = useAreasTexts().open;
  const { name = "", middle } = hubs.find(({ id }) => id === hub) ?? {};
  const serving = new Set(own.map(({ digits }) => hubOf(served, digits)));
  const names = hubs.filter(({ id }) => serving.has(id)).map((one) => one.name);
  return (
    <dl className="facts">
      {middle && (
        <>
          <dt>{texts.far}</dt>
          <dd>
            {texts.farKm(
              Math.round(Math.max(...own.map((area) => kilometresBetween(area, middle)))),
              name,
            )}
          </dd>
        </>
      )}
      {names.length > 0 && (
        <>
          <dt>{texts.served}</dt>
          <dd>{texts.servedBy(names.join(", "))}</dd>
        </>
      )}
    </dl>
  );
}

/** Shows the number of mails before the button can be pressed. */
function Opening({ ranges, hub }: { ranges: CodeRange[]; hub: string }) {
  const texts = useAreasTexts().open;
  const words = useFailureWords();
  const { data, error } = useQuery(previewQuery({ ranges, hub }));
  const { act, isRunning } = useAct({ refresh: [AREAS_KEY, ["data"], ["audit"], ["setup"]] });
  const open = (mail: boolean) =>
    act({
      done: texts.done(mail ? (data?.mailed ?? 0) : 0),
      run: () => callConsole("openArea", { body: { ranges, hub, mail } }),
    });
  if (error) {
    return (
      <p className="note note-bad" role="alert">
        <Icon name="warn" />
        <span>{words(error)}</span>
      </p>
    );
  }
  if (!data) {
    return (
      <p className="quiet" role="status">
        {texts.counting}
      </p>
    );
  }
  const { mailed } = data;
  return (
    <>
      <p className="note" role="status">
        <Icon name="mail" />
        {mailed === 0 ? (
          <span>{texts.nobody}</span>
        ) : (
          <span>
            <b>{texts.willMail(mailed)}</b>
            {texts.willMailText}
          </span>
        )}
      </p>
      <div className="opener-do">
        <Button look="main" disabled={isRunning} onClick={() => void open(true)}>
          {texts.submit(mailed)}
        </Button>
        {mailed > 0 && (
          <Button look="quiet" disabled={isRunning} onClick={() => void open(false)}>
            {texts.silent}
          </Button>
        )}
      </div>
    </>
  );
}
