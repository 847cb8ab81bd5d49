import type { DeskMessage, DeskOrder } from "@waslijn/contract/console/order";
import { useState } from "react";
import { callConsole } from "../../api/client.ts";
import { useMoment } from "../../i18n/use-today.ts";
import { useAct } from "../../parts/use-act.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { WriteButton } from "../../parts/contact/contact-buttons.tsx";
import type { Addressee } from "../../parts/contact/write-dialog.tsx";
import { useMessageKinds } from "../../parts/message-kinds.ts";
import { Panel } from "../../ui/panel.tsx";
import { Table } from "../../ui/table/table.tsx";
import { LAST_MAIL_KEY, orderQuery } from "./use-order-acts.ts";
import { useOrderTexts } from "./order-texts.ts";
import { useQuery } from "@tanstack/react-query";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { Button } from "../../ui/button.tsx";

const LOOKS: Record<DeskMessage["state"], [icon: IconName, tone: BadgeTone]> = {
  queued: ["clock", "idle"],
  refused: ["warn", "ask"],
  kept: ["warn", "ask"],
  sent: ["check", "plain"],
  dead: ["warn", "bad"],
};

const addresseeOf = (order: DeskOrder): Addressee => ({
  number: order.number,
  name: order.customer.name,
  email: order.customer.email,
  phone: order.customer.isPhoneVerified ? order.contact.phone : "",
  language: order.language,
  pickup: order.pickup,
  delivery: order.delivery,
});

/** Messages of the order with recipient and delivery state; opens are not tracked. */
export function MessagesPanel({ order }: { order: DeskOrder }) {
  const texts = useOrderTexts().messages;
  const moment = useMoment();
  const [read, setRead] = useState<DeskMessage>();
  const { act } = useAct({ refresh: [orderQuery(order.number).queryKey] });
  const kinds = useMessageKinds();
  const nameOf = ({ kind }: DeskMessage): string => kinds[kind] ?? kind;
  const again = (message: DeskMessage) =>
    act({
      done: texts.sent(nameOf(message), message.recipient),
      run: () =>
        callConsole("sendMessageAgain", { params: { number: order.number, id: message.id } }),
    });
  const last = order.messages.find(
    ({ maySend, recipient }) => maySend && recipient === order.customer.email,
  );
  useShortcuts(
    last ? [{ keys: LAST_MAIL_KEY, label: texts.lastAgain, act: () => void again(last) }] : [],
  );
  return (
    <Panel
      title={
        <>
          {texts.title} <small>{order.messages.length}</small>
        </>
      }
      aside={<WriteButton to={addresseeOf(order)} refresh={[orderQuery(order.number).queryKey]} />}
    >
      {order.messages.length === 0 && <p className="panel-in quiet">{texts.none}</p>}
      <Table
        caption={texts.title}
        columns={[
          texts.kind,
          { words: texts.to, className: "c-2" },
          { words: texts.when, className: "c-4" },
          texts.state,
          texts.act,
        ]}
        isHeadHidden
      >
        {order.messages.map((message) => {
          const [icon, tone] = LOOKS[message.state];
          return (
            <tr key={message.id}>
              <td>
                <Button
                  look="quiet"
                  size="s"
                  aria-label={texts.read(nameOf(message))}
                  onClick={() => setRead(message)}
                >
                  <Icon name={message.channel === "mail" ? "mail" : "sms"} size="s" />
                  <b>{nameOf(message)}</b>
                </Button>
              </td>
              <td className="quiet clip c-2">{message.recipient}</td>
              <td className="quiet c-4">{moment(message.at)}</td>
              <td>
                <Badge icon={icon} tone={tone}>
                  {texts.states[message.state]}
                </Badge>
              </td>
              <td className="r">
                {message.maySend && (
                  <Button
                    look="quiet"
                    size="s"
                    aria-label={texts.againLong(nameOf(message))}
                    onClick={() => void again(message)}
                  >
                    <Icon name="again" size="s" />
                    <span className="c-1">{texts.again}</span>
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </Table>
      {read && (
        <MessageDialog
          number={order.number}
          id={read.id}
          name={nameOf(read)}
          onClose={() => setRead(undefined)}
        />
      )}
    </Panel>
  );
}

type Props = { number: string; id: string; name: string; onClose: () => void };

function MessageDialog({ number, id, name, onClose }: Props) {
  const texts = useOrderTexts().messages;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["order", number, "message", id],
    queryFn: ({ signal }) => callConsole("readMessage", { params: { number, id }, signal }),
  });
  return (
    <Dialog label={name} className="ask" onClose={onClose}>
      <h2>{data?.subject ?? name}</h2>
      {isPending && <Loading label={name} rows={4} />}
      {error && <Failed failure={error} onRetry={() => void refetch()} />}
      {data && !data.isAsSent && <p className="hint">{texts.now}</p>}
      {data && <pre className="letter">{data.text}</pre>}
      <div className="ask-do">
        <Button onClick={onClose}>
          {texts.close} <kbd>Esc</kbd>
        </Button>
      </div>
    </Dialog>
  );
}
