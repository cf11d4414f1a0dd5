import { ChevronRight } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { formatCount, pluralize } from '../../../ui/format';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { ListedIssue } from '../view/ListedIssue';
import type { IssueTree } from './IssueTree';
import styles from './TreeDisclosure.module.css';

/** Width in px of the indent of a level, and of the button with its gap (see the style sheet). */
const INDENT_PX = 18;
const BUTTON_PX = 22;
/** Deeper levels have the same indent, so that titles remain readable. */
const INDENTED_LEVELS_MAX = 12;
/** Width in px of the gap before the number of sub-issues, and of a digit. */
const COUNT_GAP_PX = 8;
const DIGIT_PX = 7;

const getIndent = (depth: number): number => Math.min(depth, INDENTED_LEVELS_MAX) * INDENT_PX;

/** Width in px of everything that a list with trees adds to the row of an issue. */
export const getTreeWidth = (depth: number, subIssueCount: number): number =>
  getIndent(depth) +
  BUTTON_PX +
  (subIssueCount > 0 ? COUNT_GAP_PX + formatCount(subIssueCount).length * DIGIT_PX : 0);

interface TreeDisclosureProps {
  tree: IssueTree;
  listed: ListedIssue;
  rank: number;
  /** Number of issues above the issue in its tree. */
  depth: number;
  /** Undefined: the issue has no sub-issues in the list. */
  isExpanded: boolean | undefined;
}

/** The indent of an issue in a list with trees, and the button that shows and hides its sub-issues. */
export function TreeDisclosure({ tree, listed, rank, depth, isExpanded }: TreeDisclosureProps) {
  const isRestored = isExpanded === false && tree.wasExpanded(listed.id);
  // Before the next paint, so that the rows do not move visibly.
  useLayoutEffect(() => {
    if (isRestored) tree.setExpanded(listed, rank, true);
  }, [isRestored, tree, listed, rank]);
  return (
    <span className={styles.lead} style={{ paddingLeft: getIndent(depth) }}>
      {isExpanded !== undefined && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.button}
          aria-label={isExpanded ? 'Hide sub-issues' : 'Show sub-issues'}
          onClick={() => tree.setExpanded(listed, rank, !isExpanded)}
        >
          <ChevronRight
            size={14}
            strokeWidth={2}
            aria-hidden="true"
            className={isExpanded ? styles.expanded : undefined}
          />
        </button>
      )}
    </span>
  );
}

/** The number of direct sub-issues of an issue in the list. */
export const SubIssueCount = ({ count }: { count: number }) => (
  <span role="gridcell" className={styles.count} title={`${pluralize(count, 'sub-issue')} in this list`}>
    {formatCount(count)}
    <VisuallyHidden> {count === 1 ? 'sub-issue' : 'sub-issues'} in this list</VisuallyHidden>
  </span>
);

/** The number of top-level issues, next to the number of all issues. */
export const TopLevelCount = ({ count }: { count: number }) => (
  <span className={styles.topLevel}>{formatCount(count)} top-level</span>
);
