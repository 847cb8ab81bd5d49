import ts from "typescript";

/** Prints a type expanded, without references to other named types. Throws for `any` and for functions. */
export function spellOut(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.flags & ts.TypeFlags.Any) throw new Error("Something of the contract has no type.");
  if (type.isUnion()) return either(type.types.map((one) => spellOut(checker, one)));
  if (type.isIntersection()) {
    return type.types.map((one) => `(${spellOut(checker, one)})`).join(" & ");
  }
  if (type.isStringLiteral()) return JSON.stringify(type.value);
  if (!(type.flags & ts.TypeFlags.Object)) return checker.typeToString(type);
  if (checker.isArrayType(type) || checker.isTupleType(type)) return list(checker, type);
  if (type.getCallSignatures().length > 0) throw new Error("A function does not cross the wire.");
  return members(checker, type);
}

/** The compiler splits boolean into true and false and has two types for undefined: each pair is printed as one. */
function either(parts: string[]): string {
  const known = new Set(parts);
  const isBoolean = known.has("true") && known.has("false");
  const shown = [...known].filter((part) => !isBoolean || (part !== "true" && part !== "false"));
  return [...shown, ...(isBoolean ? ["boolean"] : [])].join(" | ");
}

function list(checker: ts.TypeChecker, type: ts.Type): string {
  const items = checker
    .getTypeArguments(type as ts.TypeReference)
    .map((item) => spellOut(checker, item));
  return checker.isTupleType(type) ? `[${items.join(", ")}]` : `(${items.join()})[]`;
}

function members(checker: ts.TypeChecker, type: ts.Type): string {
  const named = checker.getPropertiesOfType(type).map((property) => {
    const mark = property.flags & ts.SymbolFlags.Optional ? "?" : "";
    const of = spellOut(checker, checker.getTypeOfSymbol(property));
    return `${commentOf(checker, property)}${nameOf(property)}${mark}: ${of};`;
  });
  const others = checker
    .getIndexInfosOfType(type)
    .map(
      (info) => `[name: ${checker.typeToString(info.keyType)}]: ${spellOut(checker, info.type)};`,
    );
  return `{\n${[...named, ...others].join("\n")}\n}`;
}

const nameOf = ({ name }: ts.Symbol): string =>
  /^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name);

export function commentOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const words = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return words ? `/** ${words} */\n` : "";
}
