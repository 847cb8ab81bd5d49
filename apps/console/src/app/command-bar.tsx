import { formatWindow } from "@waslijn/contract/shared/formats/dates";
import { useEffect, useEffectEvent, useId, useState, useDeferredValue } from "react";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { useAllShortcuts } from "../ui/shortcuts.ts";
import { moveCursor } from "../ui/table/use-row-cursor.ts";
import "./command-bar.css";
import { defineTexts } from "../i18n/define-texts.ts";
import { keepPreviousData, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { DeskFound } from "@waslijn/contract/console/orders";
import { callConsole } from "../api/client.ts";
import { meQuery } from "../api/me-query.ts";
import { addressOf, namedScreensOf } from "./access.ts";
import { useShellTexts } from "./shell/shell-texts.ts";
import { useLanguage } from "../i18n/language.tsx";
import { useToday } from "../i18n/use-today.ts";
import { RINGS, useStateTexts } from "../parts/state-ring.tsx";

/** A shorter search would match about half of all orders. */
const FEWEST_SIGNS = 2;

const NOTHING: DeskFound = { orders: [], customers: [] };

type FoundByWords = {
  orders: Found[];
  customers: Found[];
  /** A phone order for each of these customers who is a person. */
  newOrders: Found[];
  /** True while the results may still be those of the previous search. */
  isLooking: boolean;
};

/** Searches orders and customers by number, name, address or phone. */
function useFound(words: string): FoundByWords {
  const wanted = words.trim();
  const search = useDeferredValue(wanted);
  const isEnough = search.length >= FEWEST_SIGNS;
  const language = useLanguage();
  const states = useStateTexts();
  const { newOrderFor } = useCommandBarTexts();
  const navigate = useNavigate();
  const today = useToday();
  const { data, isPending, isPlaceholderData } = useQuery({
    queryKey: ["orders", "command-bar", search],
    enabled: isEnough,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callConsole("searchDesk", { query: { search }, signal }),
  });
  const isLooking = search !== wanted || (isEnough && (isPending || isPlaceholderData));
  const found = isEnough && data ? data : NOTHING;
  const orders = found.orders.map<Found>(({ number, customer, state, pickup }) => ({
    id: number,
    icon: RINGS[state],
    label: `${number}  ${customer}`,
    end: `${states[state]} · ${formatWindow(pickup, today, language)}`,
    act: () => void navigate({ to: "/orders/$number", params: { number } }),
  }));
  const customers = found.customers.map<Found>(({ kind, id, name, address }) => ({
    id,
    icon: kind === "person" ? "staff" : "shop",
    label: name,
    end: address,
    act: () =>
      void navigate({
        to: kind === "person" ? "/customers/$id" : "/customers/business/$id",
        params: { id },
      }),
  }));
  const newOrders = found.customers
    .filter(({ kind }) => kind === "person")
    .map<Found>(({ id, name, address }) => ({
      id: `order-${id}`,
      icon: "phone",
      label: newOrderFor(name),
      end: address,
      act: () => void navigate({ to: "/by-phone", search: { customer: id } }),
    }));
  return { orders, customers, newOrders, isLooking };
}

const useCommandBarTexts = defineTexts({
  en: {
    label: "Command bar",
    input: "Find an order, a customer or a screen",
    found: "Found",
    orders: "Orders",
    customers: "Customers",
    acts: "Actions",
    nothing: "Nothing found.",
    newOrderFor: (name: string) => `New order for ${name}`,
    keys: { move: "move", open: "open" },
  },
  nl: {
    label: "Opdrachtbalk",
    input: "Zoek een bestelling, klant of scherm",
    found: "Gevonden",
    orders: "Bestellingen",
    customers: "Klanten",
    acts: "Acties",
    nothing: "Niets gevonden.",
    newOrderFor: (name: string) => `Nieuwe bestelling voor ${name}`,
    keys: { move: "kiezen", open: "openen" },
  },
});

/** Screens without a shortcut. */
function useNamedScreens(): Found[] {
  const { data: me } = useSuspenseQuery(meQuery);
  const { go } = useShellTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  return namedScreensOf(me.role).map((screen) => ({
    id: screen.path,
    icon: "right",
    label: go(screen.label[language]),
    end: "",
    act: () => void navigate({ to: addressOf(screen) }),
  }));
}

/** Navigation keys are not listed as commands. */
const NO_COMMANDS = ["Ctrl K", "ArrowUp", "ArrowDown", "J", "K", "/"];

/** The command bar (Ctrl K): finds orders, customers and commands by typing (DESK-05). */
export function CommandBar({ onClose }: { onClose: () => void }) {
  const texts = useCommandBarTexts();
  const id = useId();
  const [words, setWords] = useState("");
  const [cursor, setCursor] = useState(0);
  const [isDecided, setIsDecided] = useState(false);
  const { orders, customers, newOrders, isLooking } = useFound(words);
  const commands: Found[] = useAllShortcuts()
    .filter(({ keys, label }) => !NO_COMMANDS.includes(keys) && fits(words, label))
    // A screen may define a shorter key for a global command: list it once.
    .filter(({ label }, at, all) => all.findIndex((one) => one.label === label) === at)
    .map(({ keys, label, act }) => ({ id: keys, icon: "right", label, end: "", keys, act }));
  const pages = useNamedScreens().filter(({ label }) => fits(words, label));
  const acts = [...newOrders, ...commands, ...pages];
  const found = [...orders, ...customers, ...acts];
  const chosen = Math.min(cursor, found.length - 1);
  const open = (one: Found | undefined): void => {
    if (!one) return;
    onClose();
    one.act();
  };
  const openChosen = useEffectEvent(() => open(found[chosen]));
  // Enter pressed before the results arrive opens the selected one once they do.
  useEffect(() => {
    if (isDecided && !isLooking) openChosen();
  }, [isDecided, isLooking]);
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.key === "Enter") setIsDecided(true);
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setCursor(moveCursor(chosen, event.key === "ArrowDown" ? 1 : -1, found.length));
  };
  const lines = (some: Found[], from: number) =>
    some.map((one, at) => (
      <div
        key={one.id}
        id={`${id}-${from + at}`}
        className="cmd-row"
        role="option"
        aria-selected={from + at === chosen}
        onClick={() => open(one)}
      >
        <Icon name={one.icon} />
        <span>{one.label}</span>
        <span className="end">
          {one.end}
          {one.keys?.split(" ").map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      </div>
    ));
  return (
    <Dialog label={texts.label} className="cmd" onClose={onClose}>
      <div className="cmd-in">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={texts.input}
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-activedescendant={found.length > 0 ? `${id}-${chosen}` : undefined}
          autoComplete="off"
          placeholder={texts.input}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setCursor(0);
            setIsDecided(false);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <div id={id} role="listbox" aria-label={texts.found}>
        <Group name={texts.orders}>{lines(orders, 0)}</Group>
        <Group name={texts.customers}>{lines(customers, orders.length)}</Group>
        <Group name={texts.acts}>{lines(acts, orders.length + customers.length)}</Group>
      </div>
      <p role="status" className="cmd-none">
        {found.length === 0 && texts.nothing}
      </p>
      <p className="cmd-foot keys">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {texts.keys.move}
        </span>
        <span>
          <kbd>Enter</kbd> {texts.keys.open}
        </span>
      </p>
    </Dialog>
  );
}

function Group({ name, children }: { name: string; children: React.ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div role="group" aria-label={name}>
      <p className="cmd-group" aria-hidden="true">
        {name}
      </p>
      {children}
    </div>
  );
}

/** One line of the command bar. */
type Found = {
  id: string;
  icon: IconName;
  label: string;
  /** Secondary text at the end of the line. */
  end: string;
  /** The shortcut for the same command. */
  keys?: string;
  act: () => void;
};

/** True when the label contains every word. Labels are our own texts, so they need no folding of accents. */
export function fits(words: string, label: string): boolean {
  const text = label.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
