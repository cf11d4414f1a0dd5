/**
 * Page sizes of an issue's labels and assignees in the components' GraphQL fragments. GraphQL needs literals
 * there; pageSizes.test.ts compares them with the compiled fragments, because an optimistic update of another
 * page size would not change what is on screen.
 */

/** Page sizes of an issue's labels: in a list row (1 and 3), in column cells and copied issues (50), and elsewhere (100). */
export const LABEL_PAGE_SIZES = [1, 3, 50, 100];
/** Page sizes of an issue's assignees: in a list row, and everywhere else. */
export const ASSIGNEE_PAGE_SIZES = [2, 20];
