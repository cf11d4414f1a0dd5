/** The kinds of issue links (blocks, duplicates ...), as seen from one of the two linked issues. */
import type { LinkKind } from '../../../../__generated__/linkIssuesMutation.graphql';

interface IssueRelationKindLabels {
  kind: LinkKind;
  /** Heading of the linked issues of this kind. */
  title: string;
  /** Words before the other issue in a notice: `NET-1: blocked by NET-2`. */
  words: string;
}

/** The kinds of issue links in display order, without sub-issues, which have a section of their own. */
export const ISSUE_RELATION_KIND_LABELS: readonly IssueRelationKindLabels[] = [
  { kind: 'DUPLICATES', title: 'Duplicate of', words: 'duplicate of' },
  { kind: 'DUPLICATED_BY', title: 'Duplicates', words: 'duplicated by' },
  { kind: 'BLOCKED_BY', title: 'Blocked by', words: 'blocked by' },
  { kind: 'BLOCKS', title: 'Blocks', words: 'blocks' },
  { kind: 'RELATES', title: 'Related', words: 'related to' },
];
