import { queryOptions } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: ["customers", id],
    queryFn: ({ signal }) => callConsole("viewCustomer", { params: { id }, signal }),
  });

export const businessQuery = (id: string) =>
  queryOptions({
    queryKey: ["customers", "business", id],
    queryFn: ({ signal }) => callConsole("viewBusiness", { params: { id }, signal }),
  });
