/**
 * States of a claim to be an imported person. The database stores the index of a value: append values, and never
 * reorder them.
 */
export const PERSON_CLAIM_STATES = ['open', 'approved', 'declined', 'canceled'] as const;
export type PersonClaimState = (typeof PERSON_CLAIM_STATES)[number];

/** Returns the number that represents a state in the database. */
export const getPersonClaimStateCode = (state: PersonClaimState): number =>
  PERSON_CLAIM_STATES.indexOf(state);
