import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from "vite";

type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;
const BASE = "/console/";

/** What the start loads in any case is named in the document, so that it comes at once and not one after another. */
export const earlyLinks = (source: string): Plugin => ({
  name: "early-links",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle = {} }) => {
      const chunks = withImports(bundle, source).filter(({ fileName }) => !html.includes(fileName));
      const sheets = new Set(
        chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
      );
      return [
        ...chunks.map(({ fileName }) => link("modulepreload", fileName)),
        ...[...sheets].map((file) => link("stylesheet", file)),
      ];
    },
  },
});

/** Imports before whoever imports them, as their styles have to stand. */
function withImports(bundle: Bundle, source: string) {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  // Chunks may import one another in a circle: each is gone into once.
  const found: typeof chunks = [];
  const seen = new Set<string>();
  const visit = (chunk: (typeof chunks)[number] | undefined): void => {
    if (!chunk || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
    found.push(chunk);
  };
  visit(chunks.find(({ moduleIds }) => moduleIds.includes(source)));
  return found.filter(({ isEntry }) => !isEntry);
}

const link = (rel: string, file: string): HtmlTagDescriptor => ({
  tag: "link",
  attrs: { rel, crossorigin: true, href: `${BASE}${file}` },
  injectTo: "head",
});
