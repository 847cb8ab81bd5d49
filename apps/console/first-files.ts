import type { Rolldown } from "vite";

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** So many screens share a part before it comes with the first load. */
const MANY = 6;

/**
 * What the start needs is one file; what it then loads in any case, our own parts that many screens share, and those
 * that the first screen shares with any other, another. The rest is the bundler's affair: by itself it would make a
 * file, and a request, of each thing that some screens share.
 */
export function firstFiles(start: string, main: string, firstScreen: string) {
  const reached = new Map<string, Set<string>>();
  const reach = (from: string, graph: Graph): Set<string> => {
    const known = reached.get(from) ?? reachedFrom(from, graph);
    reached.set(from, known);
    return known;
  };
  const isFirst = (id: string, graph: Graph): boolean =>
    reach(start, graph).has(id) || reach(main, graph).has(id);
  const isWidelyShared = (id: string, graph: Graph): boolean =>
    /\/(console\/src\/(ui|parts|api|i18n)|shared\/formats)\//.test(id) &&
    // Many screens share it, and the first load must not have its table.
    !id.endsWith("/api/later.ts") &&
    // One that brings a library along stays outside: that one needs React, and two files would need each other.
    [...reach(id, graph)].every((needed) => isOurs(needed) || isFirst(needed, graph)) &&
    screensOf(reach(start, graph), graph).filter((screen) => reach(screen, graph).has(id)).length >=
      (reach(firstScreen, graph).has(id) ? 2 : MANY);
  return (id: string, graph: Graph): string | null => {
    if (reach(start, graph).has(id)) return "start";
    return reach(main, graph).has(id) || isWidelyShared(id, graph) ? "main" : null;
  };
}

const isOurs = (id: string): boolean => !id.includes("/node_modules/");

const screensOf = (reached: Set<string>, graph: Graph): string[] =>
  [...reached].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);

function reachedFrom(start: string, graph: Graph): Set<string> {
  const reached = new Set([start]);
  for (const id of reached) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  }
  return reached;
}
