import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import type { DeskFound } from "@waslijn/contract/console/desk/orders";
import { callConsole } from "../../api/client.ts";
import { formatWindow } from "../../i18n/format-window.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useToday } from "../../i18n/use-today.ts";
import { RINGS } from "../../parts/state-ring/state-ring.tsx";
import { useStateTexts } from "../../parts/state-ring/state-texts.ts";
import type { Found } from "./found.ts";

/** Fewer signs find half of everything. */
const FEWEST_SIGNS = 2;

const NOTHING: DeskFound = { orders: [], customers: [] };

type FoundByWords = {
  orders: Found[];
  customers: Found[];
  /** What is found may still be that of fewer words. */
  isLooking: boolean;
};

/** Orders and customers by whatever a caller can say of them: number, name, address, phone. */
export function useFound(words: string): FoundByWords {
  const wanted = words.trim();
  const search = useDeferredValue(wanted);
  const isEnough = search.length >= FEWEST_SIGNS;
  const language = useLanguage();
  const states = useStateTexts();
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
  const customers = found.customers.map<Found>(({ name, address, search: theirs }) => ({
    id: theirs,
    icon: "staff",
    label: name,
    end: address,
    act: () => void navigate({ to: "/orders", search: { search: theirs } }),
  }));
  return { orders, customers, isLooking };
}
