import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { KIT_PAPERS, KITS_AT_ONCE, type KitPaper } from "@waslijn/contract/console/codes";
import type { Kits } from "@waslijn/contract/console/kits";
import { formatShortDate } from "@waslijn/contract/shared/formats/dates";
import { useEffect, useRef, useState } from "react";
import { callConsole } from "../../api/client.ts";
import { callLater } from "../../api/later.ts";
import { openFile } from "../../api/open-file.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useMoment } from "../../i18n/use-today.ts";
import { Bar } from "../../parts/bar.tsx";
import { useAct } from "../../parts/use-act.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { readWhole } from "../../ui/form/read-number.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { fileNameOf, keepFile } from "../../ui/save-file.ts";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { Empty, Failed, Loading } from "../../ui/states.tsx";
import { ChooseAllBox, ChooseBox } from "../../ui/table/selection-box.tsx";
import { Table } from "../../ui/table/table.tsx";
import { useChosen } from "../../ui/table/use-selection.ts";
import { useKitsTexts } from "./kits-texts.ts";
import "./kits.css";

const KEY = ["kits"];

/** Bags to post before a first pickup: labels, marking as posted, and taking that back (PHONE-04). */
export default function KitsScreen() {
  const texts = useKitsTexts();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callConsole("listKits", { signal }),
  });
  const main = useRef<HTMLElement>(null);
  /** An order that goes to the other list; keyboard focus follows it there when its button is gone. */
  const moved = useRef<string>(undefined);
  const follow = (number: string | undefined): void => {
    moved.current = number;
  };
  useEffect(() => {
    if (moved.current !== undefined && document.activeElement === document.body) {
      main.current?.querySelector<HTMLElement>(`a[href$="/${moved.current}"]`)?.focus();
    }
    moved.current = undefined;
  }, [data]);
  return (
    <>
      <Bar
        title={texts.title}
        beside={data && <p className="quiet bar-sub">{texts.beside(data.waiting.length)}</p>}
      />
      <main id="main" className="page" ref={main}>
        {isPending && <Loading label={texts.loading} rows={8} />}
        {error && !data && <Failed failure={error} onRetry={() => void refetch()} />}
        {data && (
          <div className="col">
            <WaitingPanel waiting={data.waiting} onPost={follow} />
            <SentPanel sent={data.sent} onTakeBack={follow} />
          </div>
        )}
      </main>
    </>
  );
}

function useKitAct() {
  const texts = useKitsTexts();
  return useAct({
    refresh: [KEY],
    explain: (failure) =>
      failure instanceof ApiFailure && failure.is("data_changed") ? texts.changed : undefined,
  });
}

const takeBack = (numbers: string[]) => callLater("takeBackKits", { body: { numbers } });

/** The last label of the first sheet that can be used up. */
const MOST_USED = 20;

type WaitingProps = Pick<Kits, "waiting"> & { onPost: (first: string | undefined) => void };

function WaitingPanel({ waiting, onPost }: WaitingProps) {
  const texts = useKitsTexts();
  const language = useLanguage();
  const numbers = waiting.map(({ number }) => number);
  const choosing = useChosen(numbers, undefined);
  const meant = choosing.chosen.length > 0 ? choosing.chosen : numbers.slice(0, KITS_AT_ONCE);
  const [paper, setPaper] = useState<KitPaper>("sheet");
  const [used, setUsed] = useState("0");
  const usedUp = readWhole(used, 0, MOST_USED);
  const { act, isRunning } = useKitAct();
  const printing = useAct({ refresh: [] });
  const print = (): void => {
    if (meant.length === 0 || usedUp === undefined) return;
    const query = {
      paper,
      ...(paper === "sheet" && { used: String(usedUp) }),
      // Always named: without them the labels of orders that came in meanwhile are printed, but not marked.
      numbers: meant.join(","),
    };
    void printing.act({
      done: texts.printed,
      run: async () => {
        const file = await openFile("printKitLabels", query, new AbortController().signal);
        const name = fileNameOf(file);
        keepFile(await file.blob(), name);
        // Marking as posted then means what was printed, also when orders come in meanwhile.
        choosing.select(meant);
        return name;
      },
    });
  };
  const post = (): void => {
    if (meant.length === 0) return;
    onPost(meant[0]);
    void act({
      done: texts.posted(meant.length),
      run: () => callLater("sendKits", { body: { numbers: meant } }),
      undo: () => takeBack(meant),
    });
  };
  useShortcuts(
    meant.length > 0
      ? [
          { keys: "P", label: texts.print(meant.length), act: print },
          { keys: "S", label: texts.post(meant.length), act: post },
        ]
      : [],
  );
  const { chosen } = choosing;
  return (
    <Panel
      title={texts.waiting.title}
      aside={chosen.length > 0 && <span className="quiet">{texts.chosen(chosen.length)}</span>}
    >
      {waiting.length === 0 ? (
        <Empty title={texts.waiting.none}>{texts.waiting.noneText}</Empty>
      ) : (
        <>
          <Table
            className="kits"
            caption={texts.waiting.title}
            columns={[
              {
                words: "choose",
                className: "choose-cell",
                control: (
                  <ChooseAllBox choosing={choosing} isAll={chosen.length === numbers.length} />
                ),
              },
              texts.columns.name,
              { words: texts.columns.address, className: "w-fill c-4" },
            ]}
          >
            {waiting.map(({ number, name, address, pickupDate }) => (
              <tr
                key={number}
                className={choosing.has(number) ? "is-chosen" : ""}
                onClick={choosing.onRowClick(number)}
              >
                <td className="choose-cell">
                  <ChooseBox name={number} label={number} choosing={choosing} />
                </td>
                <Recipient number={number} name={name}>
                  {texts.pickup(formatShortDate(pickupDate, language))}
                </Recipient>
                <td className="kits-wraps quiet c-4">{address.join(", ")}</td>
              </tr>
            ))}
          </Table>
          <div className="panel-in kits-do">
            <SelectField
              label={texts.paper}
              value={paper}
              options={KIT_PAPERS.map((one) => [one, texts.papers[one]] as const)}
              onChange={(next) => setPaper(KIT_PAPERS.find((one) => one === next) ?? paper)}
            />
            {paper === "sheet" && (
              <TextField
                label={texts.used}
                inputMode="numeric"
                maxLength={2}
                value={used}
                onChange={setUsed}
                error={usedUp === undefined ? texts.usedWrong : undefined}
              />
            )}
            <span className="kits-acts">
              <Button aria-disabled={printing.isRunning} onClick={print}>
                <Icon name="print" size="s" />
                {texts.print(meant.length)} <kbd>P</kbd>
              </Button>
              <Button look="main" aria-disabled={isRunning} onClick={post}>
                <Icon name="check" size="s" />
                {texts.post(meant.length)} <kbd>S</kbd>
              </Button>
            </span>
            <p className="hint">
              {texts.all} {texts.scale}
            </p>
          </div>
        </>
      )}
    </Panel>
  );
}

type RecipientProps = { number: string; name: string; children: string };

/** Name, order and a date in one cell, so that they fit at any size of text. */
const Recipient = ({ number, name, children }: RecipientProps) => (
  <td className="kits-wraps">
    <b>{name}</b>
    <div className="small">
      <Link to="/orders/$number" params={{ number }}>
        {number}
      </Link>{" "}
      <span className="quiet">{children}</span>
    </div>
  </td>
);

type SentProps = Pick<Kits, "sent"> & { onTakeBack: (number: string) => void };

function SentPanel({ sent, onTakeBack }: SentProps) {
  const texts = useKitsTexts();
  const moment = useMoment();
  const { act, isRunning } = useKitAct();
  return (
    <Panel title={texts.sent.title}>
      {sent.length === 0 && <p className="panel-in quiet">{texts.sent.none}</p>}
      {sent.length > 0 && (
        <Table
          className="kits"
          caption={texts.sent.title}
          columns={[
            texts.columns.name,
            { words: texts.columns.address, className: "w-fill c-4" },
            {
              words: texts.takeBack,
              className: "r",
              control: <span className="hide">{texts.takeBack}</span>,
            },
          ]}
        >
          {sent.map(({ number, name, address, sentAt }) => (
            <tr key={number}>
              <Recipient number={number} name={name}>
                {texts.sentAt(moment(sentAt))}
              </Recipient>
              <td className="kits-wraps quiet c-4">{address.join(", ")}</td>
              <td className="r">
                <Button
                  look="quiet"
                  size="s"
                  aria-disabled={isRunning}
                  aria-label={texts.takeBackLong(number)}
                  onClick={() => {
                    onTakeBack(number);
                    void act({ done: texts.takenBack(number), run: () => takeBack([number]) });
                  }}
                >
                  {texts.takeBack}
                </Button>
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}
