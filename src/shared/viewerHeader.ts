/**
 * Each answer to GraphQL says in this header whom it was for, by id; empty: nobody who has signed in. By
 * it a page notices that its session has ended, though what is public still comes.
 *
 * A request may say in it whom its page is for: what that page changes is refused, where somebody else has
 * signed in in its browser meanwhile.
 */
export const VIEWER_HEADER = 'winnow-viewer';
