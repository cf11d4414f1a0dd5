import { graphql, useFragment } from 'react-relay';
import type { RowLabels_issue$key } from '../../../../../__generated__/RowLabels_issue.graphql';
import { quoteFilterValue } from '../../../../shared/query/quote';
import { LabelChipFromValues } from '../../../components/labels/LabelChip';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './RowLabels.module.css';

interface RowLabelsProps {
  issue: RowLabels_issue$key;
  /** If the list is grouped by label, the label of the row's group, in query syntax. The row does not repeat it. */
  groupLabel: string | null;
  /** Width beside the title, in px. */
  space: number;
}

/**
 * Up to three labels and the number of hidden ones. A label is a chip if the row has room for it, otherwise a dot; narrow
 * lists show only the number of labels.
 */
export function RowLabels({ issue, groupLabel, space }: RowLabelsProps) {
  const { fewLabels } = useFragment(
    graphql`
      fragment RowLabels_issue on Issue {
        fewLabels: labels(first: 3) {
          totalCount
          nodes {
            id
            name
            color
          }
        }
      }
    `,
    issue,
  );
  const labels = fewLabels.nodes.filter(({ name }) => quoteFilterValue(name) !== groupLabel);
  const count = fewLabels.totalCount - (fewLabels.nodes.length - labels.length);
  const hidden = count - labels.length;
  const names = labels.map(({ name }) => name);
  const shapes = fitLabels(names, hidden, space);
  return (
    <span role="gridcell" className={styles.labels}>
      {shapes ? (
        labels.map(({ id, name, color }, index) => (
          <LabelChipFromValues key={id} name={name} color={color} isDot={shapes[index] === 'dot'} />
        ))
      ) : (
        <span className={styles.count}>
          <VisuallyHidden>{names.join(', ')}</VisuallyHidden>
          {count}
        </span>
      )}
      {shapes && hidden > 0 && <span className={styles.more}>+{hidden}</span>}
    </span>
  );
}

/** Decides which labels of a row fit beside its title. */

/** Widths in px on which the layout of a list's rows depends. */
export interface RowWidths {
  /** Width of the list with its scrollbar, for which IssueRow's style sheet has container queries. */
  readonly list: number;
  /** Width of a row. */
  readonly row: number;
  /** Width of the column of the keys, except in lists up to 560 px. */
  readonly key: number;
  /** Whether a row has its title below its labels, because the window is narrow. */
  readonly isTwoLine: boolean;
}

/** Smallest width of the column of the keys, in px. */
const KEY_WIDTH_MIN_PX = 90;
/** Width for keys of all projects, in px: issue numbers of seven digits of projects with six letters. */
const KEY_WIDTH_OF_ALL_PROJECTS_PX = 118;
/** Average widths of the parts of a key, in px. */
const KEY_LETTER_WIDTH_PX = 9.3;
const KEY_NUMBER_WIDTH_PX = 62;

/**
 * Returns the width of the column of the keys in px, in which each key of a project has space.
 *
 * @param projectKey null: the list of all projects
 */
export const computeIssueKeyWidth = (projectKey: string | null): number =>
  projectKey === null
    ? KEY_WIDTH_OF_ALL_PROJECTS_PX
    : Math.max(KEY_WIDTH_MIN_PX, Math.ceil(projectKey.length * KEY_LETTER_WIDTH_PX) + KEY_NUMBER_WIDTH_PX);

/**
 * Widths in px of everything in a row except title and labels, with the smallest width for the key, by the width of the list
 * up to which it applies: the columns of IssueRow's grid with their gaps.
 */
const FIXED_WIDTHS: readonly (readonly [listWidthMax: number, width: number])[] = [
  [560, 192],
  [760, 270],
  [860, 320],
  [Infinity, 370],
];
const TWO_LINE_FIXED_WIDTH_PX = 258;
/** Lists up to this width show no progress of tasks, and no prefix of the key. */
const SHORT_ROW_LIST_WIDTH_MAX_PX = 560;
/** The progress of tasks, without its numbers. */
const TASK_PROGRESS_WIDTH_PX = 26;
const TASK_PROGRESS_CHARACTER_WIDTH_PX = 6.4;
/** Average width of a character of a title, in px. */
const TITLE_CHARACTER_WIDTH_PX = 6.4;
/** Distance between the title and the labels, in px. */
const LABELS_PADDING_PX = 10;
// Widths in px of the parts of a label, measured in LabelChip; where they include a gap, it is the gap to the next label.
/** A chip without the text of its name, with its gap. */
const CHIP_PADDING_WIDTH_PX = 31;
/** An average character of a name. */
const CHIP_CHARACTER_WIDTH_PX = 5.9;
/** The widest chip, with its gap; a longer name is cut. */
const CHIP_WIDTH_MAX_PX = 144;
/** A label shown as a colored dot, with its gap. */
const LABEL_DOT_WIDTH_PX = 24;
/** Width of "+n" with its gap, in px. */
const HIDDEN_LABEL_COUNT_WIDTH_PX = 26;

/**
 * The width beside the title in px: the title has at least half of the row, if it needs it, less what the key needs beyond
 * its smallest width. Text widths are estimated, because measuring each row would cost more than drawing it.
 *
 * @param taskCount number of tasks, whose progress is between title and labels
 */
export function computeLabelSpace(
  { list, row, key, isTwoLine }: RowWidths,
  title: string,
  taskCount: number,
): number {
  if (isTwoLine) return row - TWO_LINE_FIXED_WIDTH_PX - LABELS_PADDING_PX;
  const isShort = list <= SHORT_ROW_LIST_WIDTH_MAX_PX;
  const [, fixed] = FIXED_WIDTHS.find(([max]) => list <= max)!;
  const extraKeyWidth = isShort ? 0 : key - KEY_WIDTH_MIN_PX;
  const titleWidth = Math.min(title.length * TITLE_CHARACTER_WIDTH_PX, row / 2 - extraKeyWidth);
  const tasks = taskCount > 0 && !isShort ? estimateTaskProgressWidth(taskCount) : 0;
  return row - fixed - extraKeyWidth - titleWidth - tasks - LABELS_PADDING_PX;
}

/**
 * Width of a progress such as `3/12`, in px. Both numbers count as wide as the total, so that ticking a task moves no
 * label.
 */
const estimateTaskProgressWidth = (taskCount: number): number =>
  TASK_PROGRESS_WIDTH_PX + (2 * String(taskCount).length + 1) * TASK_PROGRESS_CHARACTER_WIDTH_PX;

/**
 * How labels are shown in a space: as a chip each if there is room for it and the chips before it, otherwise as a dot;
 * null: only their number is shown, because there is no room for the dots.
 *
 * @param hiddenCount number of further labels, shown as "+n"
 */
export function fitLabels(
  names: readonly string[],
  hiddenCount: number,
  space: number,
): ('chip' | 'dot')[] | null {
  let needed = (hiddenCount > 0 ? HIDDEN_LABEL_COUNT_WIDTH_PX : 0) + names.length * LABEL_DOT_WIDTH_PX;
  if (needed > Math.max(0, space)) return null;
  return names.map((name) => {
    const chip = Math.min(CHIP_WIDTH_MAX_PX, CHIP_PADDING_WIDTH_PX + name.length * CHIP_CHARACTER_WIDTH_PX);
    needed += chip - LABEL_DOT_WIDTH_PX;
    return needed < space ? 'chip' : 'dot';
  });
}
