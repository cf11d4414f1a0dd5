import uFuzzy from '@leeoniya/ufuzzy';
import type { CommandPaletteEntry } from './paletteEntries';

/** Matches letters of all languages, and allows one typo per word. */
const fuzzy = new uFuzzy({
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1,
});

/** Maximum number of words that are matched in any order; each further word multiplies the work. */
const REORDERED_WORDS_MAX = 3;

/** Returns the entries whose label or keywords match a text, best matches first. */
export function rankPaletteEntries(
  text: string,
  entries: readonly CommandPaletteEntry[],
): CommandPaletteEntry[] {
  const searched = uFuzzy.latinize(entries.map(({ label, keywords = '' }) => `${label} ${keywords}`.trim()));
  const [found, info, order] = fuzzy.search(searched, uFuzzy.latinize(text), REORDERED_WORDS_MAX);
  if (!found) return [];
  return (order?.map((index) => info.idx[index]!) ?? found).map((index) => entries[index]!);
}
