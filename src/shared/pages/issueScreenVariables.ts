/** Issue numbers in URLs: positive, with at most nine digits, so that they fit a 32-bit integer. */
const ISSUE_NUMBER_PATTERN = /^[1-9]\d{0,8}$/;

/**
 * The variables of IssueScreenQuery, the query of the issue screen; null if the number is invalid.
 *
 * @param number issue number from the address
 */
export function getIssueScreenVariables(key: string, number: string, search: URLSearchParams) {
  if (!ISSUE_NUMBER_PATTERN.test(number)) return null;
  const around = search.get('around');
  return { key, number: Number(number), around, hasAround: around !== null };
}
