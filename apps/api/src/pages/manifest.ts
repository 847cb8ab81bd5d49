/** What the bundler tells of a file that it made, by the source it was made from. */
type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };
export type Manifest = Record<string, Chunk>;

/** The files of a source with all that they import, or load later as well: imports before whoever imports them. */
export function chunksOf(
  manifest: Manifest,
  sources: string[],
  { withLater = false }: { withLater?: boolean } = {},
): Chunk[] {
  const seen = new Set<string>();
  const found: Chunk[] = [];
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    const later = withLater ? (chunk.dynamicImports ?? []) : [];
    for (const imported of [...(chunk.imports ?? []), ...later]) visit(imported);
    found.push(chunk);
  };
  for (const source of sources) visit(source);
  return found;
}

export const sheetsOf = (chunks: Chunk[]): string[] => [
  ...new Set(chunks.flatMap(({ css = [] }) => css)),
];
