import EMOJI_BY_SHORTCODE from 'markdown-it-emoji/lib/data/full.mjs';
import type { CompletionListProps } from './CompletionListProps';
import { findEmoji } from './findEmoji';

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
