import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { LikelyDuplicateItem_duplicate$key } from '../../../../__generated__/LikelyDuplicateItem_duplicate.graphql';
import { IssueTitle } from '../IssueTitle';
import { WorkflowStateIcon } from '../WorkflowStateIcon';
import { DuplicateIssueLink } from './DuplicateIssueLink';
import { DuplicateScore } from './DuplicateScore';
import type { LikelyDuplicateItemOptions } from './LikelyDuplicateList';
import styles from './LikelyDuplicateItem.module.css';

interface LikelyDuplicateItemProps extends LikelyDuplicateItemOptions {
  duplicate: LikelyDuplicateItem_duplicate$key;
  /** Name of the group of radio buttons, unique on the page. */
  radioName: string;
}

/**
 * One likely duplicate. A click anywhere on it opens the issue or, with a selection, selects it. With a selection, a
 * click on the issue key opens the issue.
 */
export function LikelyDuplicateItem({
  duplicate,
  radioName,
  selection,
  opensNewTab = false,
  renderActions,
}: LikelyDuplicateItemProps) {
  const { issue, score, because } = useFragment(
    graphql`
      fragment LikelyDuplicateItem_duplicate on LikelyDuplicate {
        score
        because
        issue {
          id
          key
          title
          state {
            ...WorkflowStateIcon_state
          }
        }
      }
    `,
    duplicate,
  );
  const radioId = useId();
  const { id, key, title, state } = issue;
  const isSelected = selection?.selectedId === id;
  // The tooltip of the whole item: title and reasons can be cut off.
  const details = [title, ...because].join('\n');
  return (
    <li
      className={[styles.item, selection && styles.selectable, isSelected && styles.selected]
        .filter(Boolean)
        .join(' ')}
    >
      {selection && (
        <input
          id={radioId}
          type="radio"
          name={radioName}
          className={styles.radio}
          checked={isSelected}
          onChange={() => selection.onSelect(id)}
        />
      )}
      <WorkflowStateIcon state={state} labelled />
      {selection ? (
        <label htmlFor={radioId} className={styles.title} title={details}>
          <IssueTitle title={title} />
        </label>
      ) : (
        <DuplicateIssueLink issueKey={key} opensNewTab={opensNewTab} className={styles.title} title={details}>
          <IssueTitle title={title} />
        </DuplicateIssueLink>
      )}
      <DuplicateScore score={score} />
      <p className={styles.reasons}>
        {selection ? (
          <DuplicateIssueLink issueKey={key} opensNewTab={opensNewTab} className={styles.key}>
            {key}
          </DuplicateIssueLink>
        ) : (
          <span className={styles.key}>{key}</span>
        )}
        {because.map((reason) => (
          <span key={reason} className={styles.reason}>
            <IssueTitle title={reason} />
          </span>
        ))}
      </p>
      {renderActions && <div className={styles.actions}>{renderActions({ id, key })}</div>}
    </li>
  );
}
