/** Returns why a number of the rules for new accounts is invalid, or null. */
export const getCountProblem = (count: number, max: number): string | null =>
  Number.isInteger(count) && count >= 1 && count <= max ? null : `Enter a number from 1 to ${max}.`;
