import { UnreadableFile, type DataRecord } from "./data-record.ts";

/** A list of objects, with the line numbers of each object and its fields. */
export function readJsonRecords(text: string): DataRecord[] {
  const entries = parse(text);
  if (!Array.isArray(entries)) {
    throw new UnreadableFile(1, "should be a list of entries between [ and ].");
  }
  const places = findPlaces(text);
  return entries.map((entry: unknown, index) => {
    const place = places[index] ?? { line: 1, keys: new Map<string, number>() };
    if (typeof entry !== "object" || entry === null || Array.isArray(entry)) {
      throw new UnreadableFile(place.line, "should be an entry between { and }.");
    }
    const fields = Object.entries(entry).map(
      ([name, value]) => [name, { value, line: place.keys.get(name) ?? place.line }] as const,
    );
    return { line: place.line, fields: new Map(fields) };
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    const line = /line (\d+)/.exec(message)?.[1];
    const lastLine = text.trimEnd().split("\n").length;
    throw new UnreadableFile(
      line ? Number(line) : lastLine,
      "is not JSON; a comma, a quote or a bracket is missing or too many here.",
    );
  }
}

type Place = { line: number; keys: Map<string, number> };

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|\n|[^\s"{}[\]:,]+/g;

/** Line numbers of the outer list's entries and of their keys. */
function findPlaces(text: string): Place[] {
  const places: Place[] = [];
  let [line, depth] = [1, 0];
  let previous = { token: "", line: 1 };
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === "\n") {
      line += 1;
      continue;
    }
    const startsEntry = depth === 1 && token !== "," && token !== "]";
    if (startsEntry) places.push({ line, keys: new Map() });
    if (depth === 2 && token === ":" && previous.token.startsWith('"')) {
      places.at(-1)?.keys.set(JSON.parse(previous.token), previous.line);
    }
    if (token === "{" || token === "[") depth += 1;
    if (token === "}" || token === "]") depth -= 1;
    previous = { token, line };
  }
  return places;
}
