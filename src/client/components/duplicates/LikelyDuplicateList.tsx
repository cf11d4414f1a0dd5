import { type ReactNode, useId, type AnchorHTMLAttributes } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { LikelyDuplicateList_duplicates$key } from '../../../../__generated__/LikelyDuplicateList_duplicates.graphql';
import styles from './LikelyDuplicateList.module.css';
import type { LikelyDuplicateList_duplicate$key } from '../../../../__generated__/LikelyDuplicateList_duplicate.graphql';
import { IssueTitle } from '../issues/IssueTitle';
import { WorkflowStateIcon } from '../issues/WorkflowStateIcon';
import { DuplicateScore } from './DuplicateScore';
import { buildIssueKeyHref } from '../../navigation/hrefs';
import { PreloadLink } from '../../navigation/PreloadLink';

/** Makes the list a radio group, in which one issue is selected. */
interface LikelyDuplicateSelection {
  /** Accessible name of the group of radio buttons. */
  label: string;
  /** Id of the selected issue, or null if none is selected. */
  selectedId: string | null;
  onSelect: (issueId: string) => void;
}

interface LikelyDuplicateItemOptions {
  selection?: LikelyDuplicateSelection;
  /** Whether issues open in a new tab, so that the current screen keeps what is typed. */
  opensNewTab?: boolean;
  /** Buttons for an issue, beside its reasons. */
  renderActions?: (issue: { id: string; key: string }) => ReactNode;
}

interface LikelyDuplicateListProps extends LikelyDuplicateItemOptions {
  duplicates: LikelyDuplicateList_duplicates$key;
}

/** Issues that another issue or a draft may duplicate, each with its score and reasons. */
export function LikelyDuplicateList({ duplicates, ...options }: LikelyDuplicateListProps) {
  const items = useFragment(
    graphql`
      fragment LikelyDuplicateList_duplicates on LikelyDuplicate @relay(plural: true) {
        issue {
          id
        }
        ...LikelyDuplicateList_duplicate
      }
    `,
    duplicates,
  );
  // Unique, so that radio buttons of two lists on a screen, of which one may be hidden, do not form one group.
  const radioName = useId();
  const list = (
    <ul className={styles.list}>
      {items.map((duplicate) => (
        <LikelyDuplicateItem
          key={duplicate.issue.id}
          duplicate={duplicate}
          radioName={radioName}
          {...options}
        />
      ))}
    </ul>
  );
  const { selection } = options;
  if (!selection) return list;
  return (
    <div role="radiogroup" aria-label={selection.label}>
      {list}
    </div>
  );
}

interface LikelyDuplicateItemProps extends LikelyDuplicateItemOptions {
  duplicate: LikelyDuplicateList_duplicate$key;
  /** Name of the group of radio buttons, unique on the page. */
  radioName: string;
}

/**
 * One likely duplicate. A click anywhere on it opens the issue or, with a selection, selects it. With a selection, a
 * click on the issue key opens the issue.
 */
function LikelyDuplicateItem({
  duplicate,
  radioName,
  selection,
  opensNewTab = false,
  renderActions,
}: LikelyDuplicateItemProps) {
  const { issue, score, because } = useFragment(
    graphql`
      fragment LikelyDuplicateList_duplicate on LikelyDuplicate {
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

interface DuplicateIssueLinkProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'className' | 'title' | 'children'
> {
  issueKey: string;
  opensNewTab: boolean;
}

/** Link to a likely duplicate, in this tab or in a new one. */
function DuplicateIssueLink({ issueKey, opensNewTab, ...props }: DuplicateIssueLinkProps) {
  const href = buildIssueKeyHref(issueKey);
  return opensNewTab ? (
    <a {...props} href={href} target="_blank" rel="noreferrer" />
  ) : (
    <PreloadLink {...props} to={href} />
  );
}
