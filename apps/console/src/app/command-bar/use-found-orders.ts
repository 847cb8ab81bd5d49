import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import { callConsole } from "../../api/client.ts";
import { formatWindow } from "../../i18n/format-window.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useToday } from "../../i18n/use-today.ts";
import { RINGS } from "../../parts/state-ring/state-ring.tsx";
import { useStateTexts } from "../../parts/state-ring/state-texts.ts";
import type { Found } from "./found.ts";

const SHOWN = 8;
/** Fewer signs find half of everything. */
const FEWEST_SIGNS = 2;

type FoundOrders = {
  orders: Found[];
  /** What is found may still be that of fewer words. */
  isLooking: boolean;
};

/** Orders by whatever a caller can say of them: number, name, address, phone. */
export function useFoundOrders(words: string): FoundOrders {
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
    queryFn: ({ signal }) => callConsole("deskOrders", { query: { search }, signal }),
  });
  const isLooking = search !== wanted || (isEnough && (isPending || isPlaceholderData));
  const found = isEnough && data ? data.orders.slice(0, SHOWN) : [];
  const orders = found.map(({ number, customer, state, pickup }) => ({
    id: number,
    icon: RINGS[state],
    label: `${number}  ${customer}`,
    end: `${states[state]} · ${formatWindow(pickup, today, language)}`,
    act: () => void navigate({ to: "/orders/$number", params: { number } }),
  }));
  return { orders, isLooking };
}
