/**
 * Number of the issue in the preview panel, from the URL parameter `peek`; null if it is missing or not a
 * number.
 */
export function parsePeekedIssueNumber(search: URLSearchParams): number | null {
  const text = search.get('peek') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
