/**
 * Page sizes of an issue's connections in the components' fragments. GraphQL needs literals there; pageSizes.test.ts
 * compares them with the compiled fragments, as an optimistic update of another size would change nothing on screen.
 */

/** Labels in a row, and everywhere else. */
export const LABEL_PAGE_SIZES = [3, 100];
/** Assignees in a row, and everywhere else. */
export const ASSIGNEE_PAGE_SIZES = [2, 20];
/** Newest timeline items that a mutation selects. */
export const NEW_TIMELINE_ITEMS = 30;
