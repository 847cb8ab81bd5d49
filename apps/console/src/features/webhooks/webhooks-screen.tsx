import { callLater } from "../../api/later.ts";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { WebhookSubscription } from "@waslijn/contract/console/webhooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callConsole } from "../../api/client.ts";
import { useAct } from "../../parts/use-act.ts";
import { Bar } from "../../parts/bar.tsx";
import { Ask } from "../../ui/overlay/ask.tsx";
import { Icon } from "../../ui/icon.tsx";
import { withPasskey } from "../../parts/with-passkey.ts";
import { Empty, Failed, Loading } from "../../ui/states.tsx";
import { DeliveriesPanel } from "./deliveries-panel.tsx";
import { hostOf, useWebhooksTexts } from "./webhooks-texts.ts";
import { AddForm, EventsForm, SecretDialog } from "./webhook-forms.tsx";
import "./webhooks.css";
import { WEBHOOK_EVENTS } from "@waslijn/contract/shared/webhooks";
import { useMoment } from "../../i18n/use-today.ts";
import { Badge } from "../../ui/badge.tsx";
import { Table } from "../../ui/table/table.tsx";
import { Button } from "../../ui/button.tsx";

type EndpointAct = "messages" | "test" | "events" | "pause" | "resume" | "secret" | "remove";
type Props = {
  endpoints: WebhookSubscription[];
  onAct: (act: EndpointAct, endpoint: WebhookSubscription) => void;
};

function WebhooksTable({ endpoints, onAct }: Props) {
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
                <Button
                  key={act}
                  look="quiet"
                  size="s"
                  aria-label={texts.actOn(texts.acts[act], hostOf(endpoint))}
                  onClick={() => onAct(act, endpoint)}
                >
                  {texts.acts[act]}
                </Button>
              ))}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

const actsOf = ({ isPaused }: WebhookSubscription): EndpointAct[] => [
  "messages",
  "test",
  "events",
  isPaused ? "resume" : "pause",
  "secret",
  "remove",
];

function State({ endpoint }: { endpoint: WebhookSubscription }) {
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

const KEY = ["webhooks"];

/** The open dialog. */
type Doing =
  | { what: "add" }
  | { what: "events" | "secret" | "remove"; endpoint: WebhookSubscription }
  | { what: "show"; secret: string };

/** Webhook subscriptions and their deliveries (OPEN-01). */
export default function WebhooksScreen() {
  const texts = useWebhooksTexts();
  const [doing, setDoing] = useState<Doing>();
  const [chosen, setChosen] = useState<string>();
  const stop = (): void => setDoing(undefined);
  const list = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callConsole("listWebhooks", { signal }),
  });
  const { act, isRunning } = useAct({
    refresh: [KEY, ["audit"]],
    explain: (failure) => {
      const [field] = (failure instanceof ApiFailure && failure.problem?.extra.fields) || [];
      return field?.field === "url" ? texts.wrongUrl[field.rule] : undefined;
    },
  });
  /** Shows the secret in a call's response. */
  const showing = async (
    done: string,
    run: () => Promise<{ endpoint: WebhookSubscription; secret: string }>,
  ): Promise<void> => {
    let made: Awaited<ReturnType<typeof run>> | undefined;
    await act({
      done,
      run: async () => {
        made = await withPasskey(run);
      },
    });
    if (!made) return;
    setChosen(made.endpoint.id);
    setDoing({ what: "show", secret: made.secret });
  };
  const change = async (done: string, run: () => Promise<unknown>): Promise<void> => {
    if (await act({ done, run })) stop();
  };
  const pause = (endpoint: WebhookSubscription, isPaused: boolean): Promise<void> =>
    change((isPaused ? texts.paused : texts.resumed)(hostOf(endpoint)), () =>
      callLater("changeWebhook", {
        params: { id: endpoint.id },
        body: { events: endpoint.events, isPaused },
      }),
    );
  const start = (what: EndpointAct, endpoint: WebhookSubscription): void => {
    setChosen(endpoint.id);
    if (what === "pause" || what === "resume") void pause(endpoint, what === "pause");
    else if (what === "test") {
      void change(texts.tested(hostOf(endpoint)), () =>
        callLater("testWebhook", { params: { id: endpoint.id } }),
      );
    } else if (what !== "messages") setDoing({ what, endpoint });
  };
  const shown = list.data?.find(({ id }) => id === chosen) ?? list.data?.[0];
  return (
    <>
      <Bar
        title={texts.title}
        end={
          <Button look="main" onClick={() => setDoing({ what: "add" })}>
            <Icon name="plus" size="s" />
            {texts.add}
          </Button>
        }
      />
      <main id="main" className="list">
        {list.isPending && <Loading label={texts.loading} rows={4} />}
        {list.isError && !list.data && (
          <Failed failure={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.data?.length === 0 && <Empty title={texts.empty}>{texts.emptyText}</Empty>}
        {list.data && list.data.length > 0 && <WebhooksTable endpoints={list.data} onAct={start} />}
        {shown && (
          <div className="hooks-messages">
            <DeliveriesPanel key={shown.id} endpoint={shown} />
          </div>
        )}
        {doing?.what === "add" && (
          <AddForm
            isRunning={isRunning}
            onClose={stop}
            onSubmit={(body) =>
              void showing(texts.added(hostOf(body)), () => callLater("addWebhook", { body }))
            }
          />
        )}
        {doing?.what === "events" && (
          <EventsForm
            endpoint={doing.endpoint}
            isRunning={isRunning}
            onClose={stop}
            onSubmit={(events) =>
              void change(texts.changed(hostOf(doing.endpoint)), () =>
                callLater("changeWebhook", {
                  params: { id: doing.endpoint.id },
                  body: { events, isPaused: doing.endpoint.isPaused },
                }),
              )
            }
          />
        )}
        {doing?.what === "secret" && (
          <Ask
            title={texts.renew.ask(hostOf(doing.endpoint))}
            submit={texts.renew.submit}
            leave={texts.form.leave}
            isRunning={isRunning}
            onClose={stop}
            onSubmit={() =>
              void showing(texts.renewed(hostOf(doing.endpoint)), () =>
                callLater("renewWebhookSecret", { params: { id: doing.endpoint.id } }),
              )
            }
          >
            <p>{texts.renew.text}</p>
          </Ask>
        )}
        {doing?.what === "remove" && (
          <Ask
            title={texts.remove.ask(hostOf(doing.endpoint))}
            submit={texts.remove.submit}
            leave={texts.form.leave}
            isRunning={isRunning}
            onClose={stop}
            onSubmit={() =>
              void change(texts.removed(hostOf(doing.endpoint)), () =>
                callLater("removeWebhook", { params: { id: doing.endpoint.id } }),
              )
            }
          >
            <p>{texts.remove.text}</p>
          </Ask>
        )}
        {doing?.what === "show" && <SecretDialog secret={doing.secret} onClose={stop} />}
      </main>
    </>
  );
}
