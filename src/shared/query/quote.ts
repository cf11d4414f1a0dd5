/** Quotes a filter value if it contains characters that would end or change it. */
export function quoteFilterValue(value: string): string {
  return /^[^\s"(),\\][^\s(),]*$/.test(value) ? value : `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Returns the value that `quoteFilterValue` has quoted if necessary. */
export function unquoteFilterValue(text: string): string {
  return text.startsWith('"') ? text.slice(1, -1).replace(/\\(["\\])/g, '$1') : text;
}
