/** The fields of one line; quotes around a field may hold the separator, two of them stand for one. */
export function splitCsvLine(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator).map((field) => field.trim());
  const fields: string[] = [];
  let field = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const character = line.charAt(at);
    if (character === '"') {
      if (isQuoted && line.charAt(at + 1) === '"') field += line.charAt(++at);
      else isQuoted = !isQuoted;
    } else if (character === separator && !isQuoted) {
      fields.push(field.trim());
      field = "";
    } else field += character;
  }
  return [...fields, field.trim()];
}

/** Whichever of the usual ones the line has most of. */
export function separatorOf(line: string): string {
  const count = (separator: string) => line.split(separator).length;
  return [",", ";", "\t"].reduce((best, one) => (count(one) > count(best) ? one : best));
}
