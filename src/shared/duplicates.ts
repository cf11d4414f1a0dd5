/** Searches for clusters of likely duplicates, and the levels of their strength. */

/** The database stores the index of a state: append values, and never reorder them. */
export const DUPLICATE_SEARCH_STATES = ['waiting', 'running', 'done', 'canceled'] as const;
export type DuplicateSearchState = (typeof DUPLICATE_SEARCH_STATES)[number];

export const getDuplicateSearchStateIndex = (state: DuplicateSearchState): number =>
  DUPLICATE_SEARCH_STATES.indexOf(state);

/**
 * Why a server cannot compare the issues of a project: it searches only with SQL, or the index of the issues exceeds
 * the memory limit.
 */
export type DuplicateSearchUnavailableReason = 'disabled' | 'too_large';

/** Levels of strength, strongest first. */
export const DUPLICATE_STRENGTHS = ['almost_certain', 'likely', 'possible'] as const;
export type DuplicateStrength = (typeof DUPLICATE_STRENGTHS)[number];

/** The lowest score of each level. Weaker pairs are not stored. */
export const DUPLICATE_STRENGTH_MIN: Readonly<Record<DuplicateStrength, number>> = {
  almost_certain: 0.9,
  likely: 0.8,
  possible: 0.5,
};

export const getDuplicateStrength = (score: number): DuplicateStrength =>
  DUPLICATE_STRENGTHS.find((level) => score >= DUPLICATE_STRENGTH_MIN[level]) ?? 'possible';

/** Scores are stored as integers: this number represents the score 1. */
export const DUPLICATE_SCORE_UNIT = 10_000;
