/**
 * Page sizes of an issue's labels and assignees in the components' GraphQL fragments. GraphQL needs literals
 * there; pageSizes.test.ts compares them with the compiled fragments, because an optimistic update of another
 * page size would not change what is on screen.
 */

/** Page sizes of an issue's labels: in a list row, in columns and copies of it, and everywhere else. */
export const LABEL_PAGE_SIZES = [1, 3, 50, 100];
/** Page sizes of an issue's assignees: in a list row, and everywhere else. */
export const ASSIGNEE_PAGE_SIZES = [2, 20];
