import type {
  BodyOf,
  EndpointName,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from "@waslijn/contract/customer/endpoints";

/** What these calls take and give. */
export type CallsOf<Name extends EndpointName> = {
  [N in Name]: {
    params: ParamsOf<N>;
    query: QueryOf<N>;
    body: BodyOf<N>;
    response: ResponseOf<N>;
  };
};
