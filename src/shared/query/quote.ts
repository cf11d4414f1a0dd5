/** A value as the query takes it after a colon: in quotation marks where it would else be cut or misread. */
export function quoteValue(value: string): string {
  return /^[^\s"(),\\][^\s(),]*$/.test(value) ? value : `"${value.replace(/["\\]/g, '\\$&')}"`;
}
