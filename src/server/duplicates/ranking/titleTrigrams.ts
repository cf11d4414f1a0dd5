/** Returns each three neighboring characters of a title, ignoring case and punctuation. */
export function listTitleTrigrams(title: string): Set<string> {
  const text = ` ${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  const trigrams = new Set<string>();
  for (let i = 0; i + 3 <= text.length; i++) trigrams.add(text.slice(i, i + 3));
  return trigrams;
}
