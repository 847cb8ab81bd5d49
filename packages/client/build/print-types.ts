import { fileURLToPath } from "node:url";
import ts from "typescript";
import { commentOf, spellOut } from "./spell-out.ts";

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ENTRY = fileAt("../src/client.ts");
/** Declarations in these files are printed as they are; all others are inferred from the contract's schemas. */
const OURS = [ENTRY, fileAt("../../api-client/src/")];

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Browser types are only named in the output, so their declarations are not needed.
  lib: ["lib.esnext.d.ts"],
  types: [],
  // Resolved by path: declarations of files resolved as packages are not emitted.
  paths: { "@waslijn/api-client/*": [fileAt("../../api-client/src/*")] },
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  declaration: true,
  emitDeclarationOnly: true,
};

/** Symbols that a type can refer to: other types and imports. */
const NAMED = [ts.SymbolFlags.Type, ts.SymbolFlags.Alias];

/** The client's declarations in one self-contained file, so that the package has no dependencies. */
export function printTypes(): string {
  const program = ts.createProgram([ENTRY], OPTIONS);
  const checker = program.getTypeChecker();
  const entry = program.getSourceFile(ENTRY);
  const module = entry && checker.getSymbolAtLocation(entry);
  if (!entry || !module) throw new Error(`${ENTRY} is no module.`);

  const original = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol)
      : checker.getExportSymbolOfSymbol(symbol);
  const offered = new Set(checker.getExportsOfModule(module).map(original));
  const printed = new Map<ts.Symbol, string>();

  function print(symbol: ts.Symbol): void {
    const [declaration] = symbol.declarations ?? [];
    const file = declaration?.getSourceFile();
    if (!file || printed.has(symbol) || program.isSourceFileDefaultLibrary(file)) return;
    const prefix = offered.has(symbol) ? "export " : "";
    if (!OURS.some((place) => file.fileName.startsWith(place))) {
      const type = spellOut(checker, checker.getDeclaredTypeOfSymbol(symbol));
      printed.set(symbol, `${commentOf(checker, symbol)}${prefix}type ${symbol.name} = ${type};`);
      return;
    }
    const { text, names } = declarationOf(program, file, symbol.name);
    printed.set(symbol, text.replace(/^(?=(?:declare|type) )/m, prefix));
    const inScope = NAMED.flatMap((kind) => checker.getSymbolsInScope(file, kind));
    for (const one of inScope) if (names.has(one.name)) print(original(one));
  }
  for (const symbol of offered) print(symbol);
  return indented([...printed.values()].join("\n"));
}

const indented = (declarations: string): string =>
  ts
    .createPrinter()
    .printFile(ts.createSourceFile("client.d.ts", declarations, ts.ScriptTarget.ESNext));

/** The compiler's declaration of one name in a file, and the identifiers that it uses. */
function declarationOf(program: ts.Program, file: ts.SourceFile, name: string) {
  let emitted = "";
  program.emit(file, (_, text) => (emitted = text), undefined, true);
  const source = ts.createSourceFile("emitted.d.ts", emitted, ts.ScriptTarget.ESNext, true);
  const found = source.statements.find(
    (statement) =>
      (ts.isTypeAliasDeclaration(statement) ||
        ts.isClassDeclaration(statement) ||
        ts.isFunctionDeclaration(statement)) &&
      statement.name?.text === name,
  );
  if (!found) throw new Error(`${file.fileName} declares no ${name}.`);
  const names = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    node.forEachChild(collect);
  };
  collect(found);
  const comment = source.text.slice(found.getFullStart(), found.getStart()).trim();
  const bare = found.getText().replace(/^export /, "");
  return { text: comment ? `${comment}\n${bare}` : bare, names };
}
