import { Ellipsis, GripVertical } from 'lucide-react';
import type { PointerEventHandler } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SubIssueRow_issue$key } from '../../../../__generated__/SubIssueRow_issue.graphql';
import { MenuButton } from '../../ui/MenuButton';
import { IssueReference } from '../issues/IssueReference';
import { SubIssueProgress } from './SubIssueProgress';
import styles from './SubIssues.module.css';

/** Commands of the menu of a row. */
export type SubIssueCommand = 'subIssue.moveUp' | 'subIssue.moveDown' | 'subIssue.remove';

interface SubIssueRowProps {
  issue: SubIssueRow_issue$key;
  /** Commands that can be run; empty: the viewer has no permission to change the sub-issues. */
  commands: readonly SubIssueCommand[];
  /** Whether the row is being dragged. */
  isDragged: boolean;
  /** On which side of this row the dragged row would be placed; undefined: it would be placed elsewhere. */
  drop: 'before' | 'after' | undefined;
  onCommand: (command: SubIssueCommand) => void;
  /** Starts dragging the row; absent: the order cannot be changed. */
  onDragStart: PointerEventHandler | undefined;
}

/** A sub-issue with its progress and, for users with permission, a drag handle and a menu. */
export function SubIssueRow({ issue, commands, isDragged, drop, onCommand, onDragStart }: SubIssueRowProps) {
  const data = useFragment(
    graphql`
      fragment SubIssueRow_issue on Issue {
        id
        key
        ...IssueReference_issue
        ...SubIssueProgress_issue
      }
    `,
    issue,
  );
  return (
    <li
      data-sub-issue={data.id}
      data-drop={drop}
      className={isDragged ? `${styles.row} ${styles.dragged}` : styles.row}
    >
      {onDragStart && (
        <span
          className={styles.handle}
          aria-hidden="true"
          title="Drag to reorder"
          onPointerDown={onDragStart}
        >
          <GripVertical size={14} strokeWidth={1.75} />
        </span>
      )}
      <IssueReference issue={data} inline />
      <span className={styles.progress}>
        <SubIssueProgress issue={data} />
      </span>
      {commands.length > 0 && (
        <MenuButton
          label={`Actions for ${data.key}`}
          className={styles.menu}
          sections={[
            {
              items: commands.map((command) => ({ command })),
              onAction: (command) => onCommand(command as SubIssueCommand),
            },
          ]}
        >
          <Ellipsis size={14} strokeWidth={1.75} aria-hidden="true" />
        </MenuButton>
      )}
    </li>
  );
}
