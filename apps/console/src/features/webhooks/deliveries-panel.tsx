import { callLater } from "../../api/later.ts";
import type { WebhookDelivery, WebhookSubscription } from "@waslijn/contract/console/webhooks";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useMoment } from "../../i18n/use-today.ts";
import { useAct } from "../../parts/use-act.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { IconName } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Empty, Failed, Loading } from "../../ui/states.tsx";
import { Table } from "../../ui/table/table.tsx";
import { hostOf, useWebhooksTexts, type WebhooksTexts } from "./webhooks-texts.ts";
import { Button } from "../../ui/button.tsx";

const EVERY_MS = 5000;
const LOOK: Record<WebhookDelivery["state"], { icon: IconName; tone: BadgeTone }> = {
  queued: { icon: "clock", tone: "idle" },
  refused: { icon: "again", tone: "ask" },
  sent: { icon: "check", tone: "plain" },
  dead: { icon: "warn", tone: "bad" },
};

/** Messages to a subscription with their responses, polled. */
export function DeliveriesPanel({ endpoint }: { endpoint: WebhookSubscription }) {
  const texts = useWebhooksTexts().messages;
  const [onlyDead, setOnlyDead] = useState(false);
  const key = ["webhooks", endpoint.id, onlyDead];
  const list = useQuery({
    queryKey: key,
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) =>
      callLater("webhookDeliveries", {
        params: { id: endpoint.id },
        query: onlyDead ? { state: "dead" } : {},
        signal,
      }),
  });
  const { act, isRunning } = useAct({ refresh: [["webhooks"], ["audit"]] });
  const sendAgain = ({ id }: WebhookDelivery) =>
    act({
      done: texts.sentAgain,
      run: () => callLater("sendDeliveryAgain", { params: { id: endpoint.id, delivery: id } }),
    });
  return (
    <Panel
      title={texts.title(hostOf(endpoint))}
      aside={
        <label className="hooks-tick">
          <input
            className="tick"
            type="checkbox"
            checked={onlyDead}
            onChange={({ target }) => setOnlyDead(target.checked)}
          />
          {texts.onlyDead}
        </label>
      }
    >
      {list.isPending && <Loading label={texts.loading} rows={4} />}
      {list.isError && !list.data && (
        <Failed failure={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data?.length === 0 && <Empty title={texts.empty} />}
      {list.data && list.data.length > 0 && (
        <Deliveries
          deliveries={list.data}
          isRunning={isRunning}
          onAgain={(delivery) => void sendAgain(delivery)}
        />
      )}
    </Panel>
  );
}

type Props = {
  deliveries: WebhookDelivery[];
  isRunning: boolean;
  onAgain: (delivery: WebhookDelivery) => void;
};

function Deliveries({ deliveries, isRunning, onAgain }: Props) {
  const all = useWebhooksTexts();
  const texts = all.messages;
  const moment = useMoment();
  return (
    <Table
      className="hooks"
      caption={texts.caption}
      columns={[
        texts.columns.event,
        { words: texts.columns.order, className: "c-4" },
        texts.columns.state,
        { words: texts.columns.act, className: "hooks-acts" },
      ]}
    >
      {deliveries.map((delivery) => (
        <tr key={delivery.id}>
          <td>
            {all.events[delivery.event]}
            <div className="quiet small">{moment(delivery.at)}</div>
          </td>
          <td className="c-4">
            {delivery.order && (
              <Link to="/orders/$number" params={{ number: delivery.order }}>
                {delivery.order}
              </Link>
            )}
          </td>
          <td>
            <Badge {...LOOK[delivery.state]}>{texts.states[delivery.state]}</Badge>
            {deliveryWords(all, moment, delivery).map((words) => (
              <div key={words} className="quiet small">
                {words}
              </div>
            ))}
          </td>
          <td className="hooks-acts">
            <Button
              look="quiet"
              size="s"
              disabled={isRunning}
              aria-label={texts.againLong(all.events[delivery.event], delivery.order ?? "")}
              onClick={() => onAgain(delivery)}
            >
              {texts.again}
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  );
}

type Outcome = Pick<WebhookDelivery, "attempts" | "nextAt" | "status" | "error">;

/** Number of attempts, time of the next one, and the response or error. */
export function deliveryWords(
  texts: WebhooksTexts,
  moment: (at: string) => string,
  { attempts, nextAt, status, error }: Outcome,
): string[] {
  if (attempts === 0) return [];
  const { messages, errors, otherError } = texts;
  const tried = [messages.attempts(attempts), nextAt && messages.next(moment(nextAt))];
  const answered = [status, error && (errors[error] ?? otherError(error))];
  return [tried, answered].map((parts) => parts.filter(Boolean).join(" · ")).filter(Boolean);
}
