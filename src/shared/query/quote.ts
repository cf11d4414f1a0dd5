/** Quotes a filter value if it contains characters that would end or change it. */
export function quoteFilterValue(value: string): string {
  return /^[^\s"(),\\][^\s(),]*$/.test(value) ? value : `"${value.replace(/["\\]/g, '\\$&')}"`;
}
