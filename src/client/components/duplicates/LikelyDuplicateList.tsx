import { type ReactNode, useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { LikelyDuplicateList_duplicates$key } from '../../../../__generated__/LikelyDuplicateList_duplicates.graphql';
import { LikelyDuplicateItem } from './LikelyDuplicateItem';
import styles from './LikelyDuplicateList.module.css';

/** Makes the list a radio group, in which one issue is selected. */
export interface LikelyDuplicateSelection {
  /** Accessible name of the group of radio buttons. */
  label: string;
  /** Id of the selected issue, or null if none is selected. */
  selectedId: string | null;
  onSelect: (issueId: string) => void;
}

export interface LikelyDuplicateItemOptions {
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
        ...LikelyDuplicateItem_duplicate
      }
    `,
    duplicates,
  );
  // A unique name, because several lists can be on a screen, one of which can be hidden.
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
