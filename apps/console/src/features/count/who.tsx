import { useQuery } from "@tanstack/react-query";
import { formatWindow } from "../../i18n/format-window.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useToday } from "../../i18n/use-today.ts";
import { counterQuery } from "./count-queries.ts";
import { useCountTexts } from "./count-texts.ts";

/** Whose laundry it is, and when it has to be back. */
export function Who({ number }: { number: string }) {
  const texts = useCountTexts();
  const language = useLanguage();
  const today = useToday();
  const { data } = useQuery(counterQuery(number));
  if (!data) return null;
  const { customer, delivery, door } = data.order;
  const told = [
    door !== null && texts.bags.atDoor(door),
    delivery && texts.delivery(formatWindow(delivery, today, language)),
  ];
  return (
    <p className="c-who">
      <b>{customer}</b>
      <span>{told.filter(Boolean).join(" · ")}</span>
    </p>
  );
}
