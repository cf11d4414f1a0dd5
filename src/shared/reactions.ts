/** The kinds of reactions, which are those of GitHub. Stored as indexes of this list: add new ones at the end. */
export const REACTION_CONTENTS = [
  'thumbs_up',
  'thumbs_down',
  'laugh',
  'hooray',
  'confused',
  'heart',
  'rocket',
  'eyes',
] as const;
export type ReactionContent = (typeof REACTION_CONTENTS)[number];

/** Index of the reaction that counts as a vote if its subject is an issue. */
export const VOTE_REACTION_CODE = REACTION_CONTENTS.indexOf('thumbs_up');

/** Maximum number of users that a reaction lists. */
export const REACTION_USERS_MAX = 10;
