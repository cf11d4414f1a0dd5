import { graphql, useFragment } from 'react-relay';
import type { TriageDuplicates_issue$key } from '../../../../../__generated__/TriageDuplicates_issue.graphql';
import { LikelyDuplicateList } from '../../../components/duplicates/LikelyDuplicateList';
import styles from './TriageSide.module.css';

interface TriageDuplicatesProps {
  issue: TriageDuplicates_issue$key;
  /** Id of the chosen duplicate; null if there is none. */
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** The likely duplicates of the issue. One of them is chosen. */
export function TriageDuplicates({ issue, selectedId, onSelect }: TriageDuplicatesProps) {
  const { likelyDuplicates } = useFragment(
    graphql`
      fragment TriageDuplicates_issue on Issue {
        likelyDuplicates(first: 5, minScore: 0.05) {
          ...LikelyDuplicateList_duplicates
        }
      }
    `,
    issue,
  );
  return (
    <section aria-label="Likely duplicates">
      <div className={styles.heading}>
        <h2>Likely duplicates</h2>
        {likelyDuplicates.length > 0 && <span>{likelyDuplicates.length}</span>}
      </div>
      {likelyDuplicates.length === 0 ? (
        <p className={styles.none}>No likely duplicates</p>
      ) : (
        <LikelyDuplicateList
          duplicates={likelyDuplicates}
          selection={{ label: 'Duplicate of', selectedId, onSelect }}
          opensNewTab
        />
      )}
    </section>
  );
}
