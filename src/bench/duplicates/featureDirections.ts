/**
 * Features whose higher values can raise or lower the score. Higher values of all other features, except those below,
 * only raise it.
 */
const UNDIRECTED_FEATURES: ReadonlySet<string> = new Set([
  'isOlder',
  'titleLength',
  'candidateTitleLength',
  'bodyLength',
  'candidateBodyLength',
]);
/** Features whose higher values only lower the score. */
const FALLING_FEATURES: ReadonlySet<string> = new Set(['days', 'issuesBetween']);

/**
 * Returns the direction in which a higher value may change the score: 1 for up, -1 for down, 0 for both. Without
 * directions, the model overfits to the training trackers and finds fewer duplicates in others.
 */
export const getDirection = (feature: string): -1 | 0 | 1 =>
  UNDIRECTED_FEATURES.has(feature) ? 0 : FALLING_FEATURES.has(feature) ? -1 : 1;
