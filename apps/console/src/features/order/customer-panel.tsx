import { formatDay } from "@waslijn/contract/shared/formats/times";
import type { DeskOrder } from "@waslijn/contract/console/order";
import { DOOR_INSTRUCTIONS } from "@waslijn/contract/shared/order-life";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { Panel } from "../../ui/panel.tsx";
import { StateRing } from "../../parts/state-ring.tsx";
import { useOrderTexts } from "./order-texts.ts";

export function CustomerPanel({ order }: { order: DeskOrder }) {
  const texts = useOrderTexts().customer;
  const { customer, contact, instructions } = order;
  const driver = DOOR_INSTRUCTIONS.flatMap((name) => instructions[name] || []).join(". ");
  return (
    <Panel
      title={
        <Link
          to={
            customer.kind === "account" || customer.kind === "guest"
              ? "/customers/$id"
              : "/customers/business/$id"
          }
          params={{ id: customer.id }}
        >
          {customer.name}
        </Link>
      }
      aside={
        <span className="tag">
          {order.others.length === 0 ? texts.first : texts.kinds[customer.kind]}
        </span>
      }
    >
      <dl className="facts panel-in">
        <Fact name={texts.phone}>
          {contact.phone && <a href={`tel:${contact.phone}`}>{contact.phone}</a>}
          {customer.isPhoneVerified && <span className="quiet small"> {texts.confirmed}</span>}
        </Fact>
        <Fact name={texts.email}>
          {customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a>}
        </Fact>
        <Fact name={texts.address}>
          {order.address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Fact>
        <Fact name={texts.driver}>{driver}</Fact>
        <Fact name={texts.detergent}>{instructions.detergent}</Fact>
        <Fact name={texts.folding}>{instructions.folding}</Fact>
        <Fact name={texts.remarks}>{order.notes}</Fact>
        <Fact name={texts.services}>{order.services.map(({ name }) => name).join(", ")}</Fact>
        <Fact name={texts.hub}>{order.hub.name}</Fact>
        <Fact name={texts.bags}>{order.bags}</Fact>
        <Fact name={texts.bag}>
          <Bag bag={order.bag} />
        </Fact>
        <Fact name={texts.others}>
          {order.others.length === 0 ? (
            <span className="quiet">{texts.noOthers}</span>
          ) : (
            <Others others={order.others} />
          )}
        </Fact>
      </dl>
    </Panel>
  );
}

/** Renders nothing without a value. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === "" || children === null || children === undefined) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Bag({ bag: { has, kit } }: { bag: DeskOrder["bag"] }) {
  const texts = useOrderTexts().customer;
  const language = useLanguage();
  if (kit?.sentAt) return texts.kit(formatDay(kit.sentAt, language));
  if (kit) return texts.kitAsked;
  return has ? texts.bagHas : texts.bagNone;
}

function Others({ others }: Pick<DeskOrder, "others">) {
  return (
    <ul className="others">
      {others.map(({ number, state, awaits, part }) => (
        <li key={number}>
          <Link to="/orders/$number" params={{ number }}>
            {number}
          </Link>{" "}
          <StateRing state={state} awaits={awaits} part={part} />
        </li>
      ))}
    </ul>
  );
}
