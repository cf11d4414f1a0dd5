/** The rules of a project for issues of new accounts. */

/**
 * Rules that select the issues that are held for triage. The database stores the index of a value: append values, and
 * never reorder them.
 */
export const HOLDING_RULES = ['off', 'young_accounts', 'unknown_reporters'] as const;
export type HoldingRule = (typeof HOLDING_RULES)[number];
