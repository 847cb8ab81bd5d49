import { todayQuestion, type Question } from "../../api/questions.ts";
import type { OrdersSearch } from "./orders-search.ts";

export const listQuestion = (search: OrdersSearch): Question => ({
  call: "deskOrders",
  asked: { query: search },
  queryKey: ["orders", search],
  isFirstPage: true,
});

export const countsQuestion = (hub: string | undefined): Question => ({
  call: "countOrders",
  asked: { query: { hub } },
  queryKey: ["orders", "counts", hub],
});

/** What the list opens with: its rows, how many the lists at hand have, and the hubs to choose from. */
export const ordersQuestions = (search: OrdersSearch): Question[] => [
  listQuestion(search),
  countsQuestion(search.hub),
  todayQuestion({}),
];
