import { callLater } from "../../api/later.ts";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import { WINDOW_KINDS, type WindowKind } from "@waslijn/contract/shared/codes";
import { toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { todayQuery } from "../../api/queries.ts";
import { useAct } from "../use-act.ts";
import { Ask } from "../../ui/overlay/ask.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { useManyTexts, type ManyProps } from "./many-texts.ts";
import { fitting, Preview } from "./message-dialog.tsx";

/** Moves many orders to another window, with preview and undo (DESK-08). */
export function MoveDialog({ orders, suggested, onClose, onDone }: ManyProps) {
  const texts = useManyTexts();
  const [kind, setKind] = useState<WindowKind>(suggested.kind);
  const [day, setDay] = useState(suggested.day);
  const windows = useWindows(kind);
  const [chosen, setFrom] = useState("");
  const from = windows.some((one) => one.from === chosen) ? chosen : (windows[0]?.from ?? "");
  const wanted = { orders, kind, time: day && from ? toAmsterdamTimestamp(day, from) : "" };
  const preview = useQuery({
    queryKey: ["many", wanted],
    enabled: wanted.time !== "",
    queryFn: ({ signal }) => callLater("previewMove", { body: wanted, signal }),
  });
  const fit = new Set(fitting(preview.data));
  const { act, isRunning } = useAct({ refresh: [["orders"], ["order"], ["today"], ["runs"]] });
  const move = async (): Promise<void> => {
    const some = orders.filter(({ number }) => fit.has(number));
    const worked = await act({
      done: texts.moving.done(some.length),
      run: () => callLater("moveMany", { body: { ...wanted, orders: some } }),
      undo: (moved) => callLater("undoMove", { body: moved }),
    });
    if (worked) onDone();
    else void preview.refetch();
  };
  return (
    <Ask
      title={texts.moving.title(orders.length)}
      submit={texts.moving.submit(fit.size)}
      leave={texts.leave}
      isRunning={isRunning || fit.size === 0}
      onSubmit={() => void move()}
      onClose={onClose}
    >
      <div className="ask-row">
        <SelectField
          label={texts.moving.kind}
          value={kind}
          options={WINDOW_KINDS.map((one) => [one, texts.moving.kinds[one]] as const)}
          onChange={(value) => setKind(value as WindowKind)}
        />
        <TextField label={texts.moving.day} type="date" required value={day} onChange={setDay} />
        <SelectField
          label={texts.moving.window}
          value={from}
          options={windows.map((one) => [one.from, formatHours(one)] as const)}
          onChange={setFrom}
        />
      </div>
      {wanted.time !== "" && <Preview preview={preview} />}
      <p className="quiet small">{texts.moving.free}</p>
    </Ask>
  );
}

/** The windows of all hubs; the preview shows which orders they suit. */
function useWindows(kind: WindowKind): { from: string; to: string }[] {
  const { data } = useQuery({ ...todayQuery({}), staleTime: Infinity });
  const all = data?.hubs.flatMap(({ windows }) => windows.filter((one) => one.kind === kind)) ?? [];
  const byHour = new Map(all.map(({ from, to }) => [from, { from, to }]));
  return [...byHour.values()].sort((one, other) => one.from.localeCompare(other.from));
}
