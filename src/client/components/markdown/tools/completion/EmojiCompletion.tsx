import EMOJI_BY_SHORTCODE from 'markdown-it-emoji/lib/data/full.mjs';
import type { CompletionListProps } from './CompletionPopup';

/** The emoji whose shortcode matches the text after a `:`. */
export function EmojiCompletion({ typed, children }: CompletionListProps) {
  const options = findEmoji(EMOJI_BY_SHORTCODE, typed).map(({ name, emoji }) => ({
    id: name,
    label: name,
    icon: <span aria-hidden="true">{emoji}</span>,
    insert: emoji,
  }));
  return children('Emoji', options);
}

/** Maximum number of emoji that are offered. */
const EMOJI_SUGGESTIONS_MAX = 8;

/**
 * Returns emoji whose shortcode contains a text: equal shortcodes first, then those that start with the text, then those
 * with a later word that starts with it, then the others; each in the order of the data. An emoji with several shortcodes
 * is returned once.
 */
export function findEmoji(
  emojiByShortcode: Readonly<Record<string, string>>,
  typed: string,
): { name: string; emoji: string }[] {
  const found = Object.entries(emojiByShortcode).flatMap(([name, emoji]) => {
    const rank = name === typed ? 0 : name.startsWith(typed) ? 1 : name.includes(`_${typed}`) ? 2 : 3;
    return rank < 3 || name.includes(typed) ? [{ name, emoji, rank }] : [];
  });
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.rank - b.rank)
    .filter(({ emoji }) => !seen.has(emoji) && seen.add(emoji))
    .slice(0, EMOJI_SUGGESTIONS_MAX)
    .map(({ name, emoji }) => ({ name, emoji }));
}
