interface ReactionLabel {
  emoji: string;
  label: string;
}

/** The emoji and name of each kind of reaction, in the order in which they are offered. */
export const REACTION_LABELS: Readonly<Record<string, ReactionLabel>> = {
  THUMBS_UP: { emoji: '👍', label: 'Thumbs up' },
  THUMBS_DOWN: { emoji: '👎', label: 'Thumbs down' },
  LAUGH: { emoji: '😄', label: 'Laugh' },
  HOORAY: { emoji: '🎉', label: 'Hooray' },
  CONFUSED: { emoji: '😕', label: 'Confused' },
  HEART: { emoji: '❤️', label: 'Heart' },
  ROCKET: { emoji: '🚀', label: 'Rocket' },
  EYES: { emoji: '👀', label: 'Eyes' },
};

/** The label of a kind of reaction, also of one that a newer server has added. */
export const getReactionLabel = (content: string): ReactionLabel =>
  REACTION_LABELS[content] ?? { emoji: '❔', label: content };
