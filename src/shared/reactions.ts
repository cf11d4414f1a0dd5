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

/** Numbers of reactions by kind, without kinds that have none. */
export type ReactionCounts = Readonly<Partial<Record<ReactionContent, number>>>;

export const hasReactions = (counts: ReactionCounts): boolean => Object.keys(counts).length > 0;

/** Kinds of reactions by their names in GitHub's REST API, as imports find them in exports. */
export const REACTION_BY_GITHUB_NAME: Readonly<Record<string, ReactionContent>> = {
  '+1': 'thumbs_up',
  '-1': 'thumbs_down',
  laugh: 'laugh',
  hooray: 'hooray',
  confused: 'confused',
  heart: 'heart',
  rocket: 'rocket',
  eyes: 'eyes',
};

/** Index of the reaction that counts as a vote if its subject is an issue. */
export const VOTE_REACTION_CODE = REACTION_CONTENTS.indexOf('thumbs_up');

/** Maximum number of users that a reaction lists. */
export const REACTION_USERS_MAX = 10;
