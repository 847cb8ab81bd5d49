import { consoleEndpoints, type ConsoleCallName } from "@waslijn/contract/console/endpoints";

const PATTERNS = (Object.keys(consoleEndpoints) as ConsoleCallName[])
  .map((name) => {
    const { method, path } = consoleEndpoints[name];
    return { name, method, path, pattern: new URLPattern({ pathname: `/api${path}` }) };
  })
  // Static paths before parameters: `/orders/counts` before `/orders/:number`.
  .toSorted((one, other) => Number(one.path.includes(":")) - Number(other.path.includes(":")));

/** Name of the console call of a request. */
export const callOf = (method: string, pathname: string): ConsoleCallName | undefined =>
  PATTERNS.find((call) => call.method === method && call.pattern.test({ pathname }))?.name;
