import { queryOptions } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";

export const orderQuery = (number: string) =>
  queryOptions({
    queryKey: ["order", number],
    queryFn: ({ signal }) => callConsole("deskOrder", { params: { number }, signal }),
  });
