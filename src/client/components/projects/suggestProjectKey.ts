/** Maximum length of a project key: see shared/validation. */
const PROJECT_KEY_LENGTH_MAX = 10;

/**
 * Suggests a project key: the initials of the words in a name, or the beginning of a single word. Empty if the
 * name has too few Latin letters.
 */
export function suggestProjectKey(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');
  const initials = words.map((word) => word[0]).join('');
  const key = words.length > 1 ? initials : (words[0] ?? '').slice(0, 4);
  const found = key.replace(/^\d+/, '').slice(0, PROJECT_KEY_LENGTH_MAX);
  return found.length > 1 ? found : '';
}
