import { ApiFailure, openClient } from "@waslijn/client";

/** Lists when a visitor can be picked up, and tries a location code that does not exist. */
export async function example(base: string) {
  const waslijn = openClient({ base, device: "docs-example-client", language: "en" });

  const { isFound } = await waslijn.call("checkServiceArea", { query: { postalCode: "2011DB" } });

  await waslijn.logIn();
  const place = { postalCode: "2011DB", isNew: "0" } as const;
  const [day] = await waslijn.call("listPickups", { query: place });
  const hour = day?.hours.find(({ available }) => available);

  const refusal = await waslijn
    .call("servicePoint", { params: { code: "0000" } })
    .catch((failure: unknown) => failure instanceof ApiFailure && failure.problem?.type);

  return { isFound, firstPickup: `${day?.date} ${hour?.from}`, refusal };
}
