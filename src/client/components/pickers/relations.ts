/** How one issue can stand to another, from its own end. */
import type { LinkKind } from '../../../../__generated__/linkIssuesMutation.graphql';

export interface Relation {
  kind: LinkKind;
  /** Above the issues of that kind. */
  title: string;
  /** As it goes on in a notice, with the other issue after it: `NET-1: blocked by NET-2`. */
  words: string;
}

/** In the order they are shown. */
export const RELATIONS: readonly Relation[] = [
  { kind: 'DUPLICATES', title: 'Duplicate of', words: 'duplicate of' },
  { kind: 'DUPLICATED_BY', title: 'Duplicates', words: 'duplicated by' },
  { kind: 'BLOCKED_BY', title: 'Blocked by', words: 'blocked by' },
  { kind: 'BLOCKS', title: 'Blocks', words: 'blocks' },
  { kind: 'CHILD', title: 'Sub-issues', words: 'parent of' },
  { kind: 'RELATES', title: 'Related', words: 'related to' },
];
