/** Longest of the rule in shared/validation. */
const LENGTH_MAX = 10;

/** A key that goes with a name: the initials of several words, else the beginning of one. Empty: none does. */
export function suggestKey(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');
  const initials = words.map((word) => word[0]).join('');
  const key = words.length > 1 ? initials : (words[0] ?? '').slice(0, 4);
  const found = key.replace(/^\d+/, '').slice(0, LENGTH_MAX);
  return found.length > 1 ? found : '';
}
