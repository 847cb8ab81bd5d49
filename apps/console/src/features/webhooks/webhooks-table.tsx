import type { WebhookEndpoint } from "@waslijn/contract/console/webhooks/webhooks";
import { WEBHOOK_EVENTS } from "@waslijn/contract/shared/calls/webhooks";
import { useMoment } from "../../i18n/use-today.ts";
import { Badge } from "../../parts/badge/badge.tsx";
import { Table } from "../../parts/table/table.tsx";
import { hostOf } from "./host-of.ts";
import { useWebhooksTexts } from "./webhooks-texts.ts";

export type EndpointAct = "messages" | "test" | "events" | "pause" | "resume" | "secret" | "remove";
type Props = {
  endpoints: WebhookEndpoint[];
  onAct: (act: EndpointAct, endpoint: WebhookEndpoint) => void;
};

export function WebhooksTable({ endpoints, onAct }: Props) {
  const texts = useWebhooksTexts();
  return (
    <div className="tbl-wide">
      <Table
        className="hooks"
        caption={texts.caption}
        columns={[
          texts.columns.url,
          { words: texts.columns.events, className: "c-3" },
          texts.columns.state,
          { words: texts.columns.act, className: "hooks-acts" },
        ]}
      >
        {endpoints.map((endpoint) => (
          <tr key={endpoint.id}>
            <td className="hooks-address">
              <b>{hostOf(endpoint)}</b>
              <div className="quiet small">{endpoint.url}</div>
            </td>
            <td className="c-3">{texts.ofAll(endpoint.events.length, WEBHOOK_EVENTS.length)}</td>
            <td>
              <State endpoint={endpoint} />
            </td>
            <td className="hooks-acts">
              {actsOf(endpoint).map((act) => (
                <button
                  key={act}
                  className="btn btn-quiet btn-s"
                  type="button"
                  aria-label={texts.actOn(texts.acts[act], hostOf(endpoint))}
                  onClick={() => onAct(act, endpoint)}
                >
                  {texts.acts[act]}
                </button>
              ))}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

const actsOf = ({ isPaused }: WebhookEndpoint): EndpointAct[] => [
  "messages",
  "test",
  "events",
  isPaused ? "resume" : "pause",
  "secret",
  "remove",
];

function State({ endpoint }: { endpoint: WebhookEndpoint }) {
  const texts = useWebhooksTexts();
  const moment = useMoment();
  const { isPaused, waiting, dead, oldSecretUntil } = endpoint;
  return (
    <>
      <div className="hooks-badges">
        <Badge icon={isPaused ? "clock" : "check"} tone={isPaused ? "idle" : "plain"}>
          {isPaused ? texts.states.paused : texts.states.on}
        </Badge>
        {dead > 0 && (
          <Badge icon="warn" tone="bad">
            {texts.dead(dead)}
          </Badge>
        )}
      </div>
      {waiting > 0 && <div className="quiet small">{texts.waiting(waiting)}</div>}
      {oldSecretUntil && (
        <div className="quiet small">{texts.bothSecrets(moment(oldSecretUntil))}</div>
      )}
    </>
  );
}
