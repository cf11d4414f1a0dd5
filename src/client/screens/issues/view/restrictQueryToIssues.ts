/**
 * Restricts a list's query to issues with the given numbers. The number filter goes first, because the last
 * word of a query matches by prefix and has to stay last.
 */
export function restrictQueryToIssueNumbers(listQuery: string, numbers: readonly number[]): string {
  const filter = `number:${numbers.join()}`;
  return /\bOR\b/.test(listQuery) ? `${filter} (${listQuery})` : `${filter} ${listQuery}`;
}
