import type { Rolldown } from "vite";

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The features whose pages are of one kind: what they share, they share among themselves. */
const KINDS: Record<string, readonly string[]> = {
  order: ["order-flow"],
  mine: ["my-order", "my-orders"],
  desk: ["code-order", "b2b-order", "return-label"],
  home: ["home"],
  account: ["recover", "logout", "my-order", "my-orders"],
  content: ["content", "pricelist", "landing"],
};

/**
 * Which file a module shares with others, by the pages that need it and by nothing else. What the entry
 * needs is the core, and so is what pages of three kinds need; what two kinds share is a file for both;
 * what one page needs stays with it. The little that order and content share is in the core, for the
 * order has the most files; what only content pages share is left to the bundler.
 */
export function sharedFile(entry: string, pages: readonly string[]) {
  const reach = memoised(reachedFrom);
  return (id: string, graph: Graph): string | null => {
    if (reach(entry, graph).has(id)) return "core";
    const users = pages.filter((page) => reach(page, graph).has(id));
    const kinds = Object.keys(KINDS).filter((kind) => users.some((page) => isOf(kind, page)));
    const shared = kinds.join("-");
    if (users.length < 2 || shared === "content") return null;
    // An order's own page has a little of everything, which is no reason for all pages to load it.
    const others = kinds.filter((kind) => kind !== "mine");
    return others.length > 2 || shared === "order-content" ? "core" : shared || null;
  };
}

const isOf = (kind: string, page: string): boolean =>
  KINDS[kind]?.some((feature) => page.includes(`/features/${feature}/`)) ?? false;

/** All that a module imports, directly or not, before it runs. */
function reachedFrom(start: string, graph: Graph): Set<string> {
  const reached = new Set([start]);
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}

function memoised(find: typeof reachedFrom): typeof reachedFrom {
  const known = new Map<string, Set<string>>();
  return (start, graph) => {
    const reached = known.get(start) ?? find(start, graph);
    known.set(start, reached);
    return reached;
  };
}
