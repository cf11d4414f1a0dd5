/** The number of the issue that an address peeks at; null: none, or no number. */
export function peekedNumber(search: URLSearchParams): number | null {
  const text = search.get('peek') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
