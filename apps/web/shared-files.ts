import type { Rolldown } from "vite";

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * The features whose pages are of one kind: what they share, they share among themselves. The consent page of assistants
 * has no kind: customers open it once, so no other page should load more for it.
 */
const KINDS: Record<string, readonly string[]> = {
  order: ["order-flow"],
  mine: ["my-order"],
  list: ["my-orders"],
  pay: ["pay"],
  desk: ["code-order", "b2b-order", "return-label"],
  home: ["home"],
  account: ["account"],
  content: ["content", "pricelist", "landing"],
};

/** What comes after ordering has a little of everything, which is no reason for all pages to load it. */
const AFTERWARDS = ["mine", "list", "pay"];
/** Of these what is shared with others decides nothing. */
const SMALL = ["list", "pay"];

/** Kinds that share so little that a file of its own would be a request for nothing, and where it goes. */
const LITTLE: Record<string, string> = {
  "order-home": "core",
  "order-content": "core",
  "order-mine-content": "core",
  "home-content": "core",
  "mine-content": "core",
};

/** What an order's own page loads by itself once it runs; other later files wait until somebody reaches for them. */
const BY_ITSELF = ["src/features/my-order/actions/acts.ts"];

/**
 * Which file a module shares with others, by the pages that need it and by nothing else. What the entry
 * needs is the core, and so is what pages of three kinds need; what two kinds share is a file for both;
 * what one page needs stays with it, unless pages of another kind load it later. What only content pages
 * share is left to the bundler. What several of those need that come after the start is a file by the kind
 * of its pages, or one for all of them: by themselves, or when somebody reaches for it.
 */
export function sharedFile(entry: string, pages: readonly string[]) {
  const reach = memoised((page, graph) => reachedFrom(page, atStart(graph)));
  const reachEver = memoised((page, graph) => reachedFrom(page, everImported(graph)));
  const kindsEver = (id: string, graph: Graph): string[] =>
    kindsOf(pages.filter((page) => reachEver(page, graph).has(id)));
  return (id: string, graph: Graph): string | null => {
    if (reach(entry, graph).has(id)) return "core";
    // A page without a kind shares with nobody, so it splits no other page's files.
    const users = pages.filter((page) => kindsOf([page]).length > 0 && reach(page, graph).has(id));
    if (users.length === 0) {
      const starts = laterStarts(id, graph);
      const kinds = kindsEver(id, graph);
      if (starts.length < 2 && !(kinds.length === 1 && starts.some(isByItself))) return null;
      const file = kinds.length === 1 ? `${kinds[0]}-later` : "later";
      return starts.some(isByItself) ? file : `${file}-reached`;
    }
    const kinds = kindsOf(users);
    const shared = kinds.join("-");
    // What pages of payments share with an order's page goes where that finds it already.
    if (shared === "content") {
      const ever = kindsEver(id, graph);
      return users.length > 1 && ever.includes("mine") && !ever.includes("pay")
        ? "pay-content"
        : null;
    }
    if (shared === "order" && laterStarts(id, graph).some(isByItself)) return "order-after";
    if (users.length < 2) {
      if (kindsEver(id, graph).length < 2) return null;
      return shared === "mine" ? "mine-list" : shared;
    }
    const others = without(kinds, AFTERWARDS);
    const isAfter = others.length < kinds.length;
    // Each file that ordering shares with the pages after it would be a request of its own.
    if (isAfter && others.join("-") === "order") return "order-after";
    if (isAfter && /^(order-)?account$/.test(others.join("-"))) return "order-account";
    if (shared === "mine-list-pay" || shared === "list-pay") return "mine-pay";
    const little = LITTLE[without(kinds, SMALL).join("-")];
    return others.length > 2 ? "core" : (little ?? shared) || null;
  };
}

const isByItself = (start: string): boolean => BY_ITSELF.some((file) => start.endsWith(`/${file}`));

const without = (kinds: readonly string[], left: readonly string[]): string[] =>
  kinds.filter((kind) => !left.includes(kind));

const kindsOf = (pages: readonly string[]): string[] =>
  Object.keys(KINDS).filter((kind) => pages.some((page) => isOf(kind, page)));

const isOf = (kind: string, page: string): boolean =>
  KINDS[kind]?.some((feature) => page.includes(`/features/${feature}/`)) ?? false;

type Neighbours = (id: string) => readonly string[];

const atStart =
  (graph: Graph): Neighbours =>
  (id) =>
    graph.getModuleInfo(id)?.importedIds ?? [];

const everImported =
  (graph: Graph): Neighbours =>
  (id) => [...atStart(graph)(id), ...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])];

/** The modules that are loaded later and bring this one along. */
function laterStarts(id: string, graph: Graph): string[] {
  const importers = reachedFrom(id, (module) => graph.getModuleInfo(module)?.importers ?? []);
  return [...importers].filter((module) => graph.getModuleInfo(module)?.dynamicImporters.length);
}

/** A module and all its neighbours, near and far. */
function reachedFrom(start: string, neighbours: Neighbours): Set<string> {
  const reached = new Set([start]);
  for (const id of reached) for (const next of neighbours(id)) reached.add(next);
  return reached;
}

type Find = (start: string, graph: Graph) => Set<string>;

function memoised(find: Find): Find {
  const known = new Map<string, Set<string>>();
  return (start, graph) => {
    const reached = known.get(start) ?? find(start, graph);
    known.set(start, reached);
    return reached;
  };
}
