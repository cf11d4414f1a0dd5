import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { IssueDuplicatePanel_issue$key } from '../../../../../__generated__/IssueDuplicatePanel_issue.graphql';
import { useIssueComparisonDialog } from '../../../components/comparison/useIssueComparisonDialog';
import { LikelyDuplicateList } from '../../../components/duplicates/LikelyDuplicateList';
import { useIssueEditing } from '../../../components/pickers/IssueEditingProvider';
import { Button } from '../../../ui/Button';
import { formatCount } from '../../../ui/format';
import { DismissDuplicateButton } from './DismissDuplicateButton';
import styles from './IssueDuplicates.module.css';
import { MarkAsDuplicateButton } from './MarkAsDuplicateButton';

interface IssueDuplicatePanelProps {
  issue: IssueDuplicatePanel_issue$key;
  /** Called when the issue was marked as a duplicate, and when a suggestion was dismissed or restored. */
  onChanged: () => void;
}

/** Section of the side panel with the likely duplicates of the issue. Renders nothing without any. */
export function IssueDuplicatePanel({ issue, onChanged }: IssueDuplicatePanelProps) {
  const data = useFragment(
    graphql`
      fragment IssueDuplicatePanel_issue on Issue {
        id
        viewerCan
        ...MarkAsDuplicateButton_issue
        likelyDuplicates(first: 3, minScore: 0.05) {
          ...LikelyDuplicateList_duplicates
        }
      }
    `,
    issue,
  );
  const { id, likelyDuplicates, viewerCan } = data;
  const mayDecide = useIssueEditing() !== null && viewerCan.includes('TRIAGE');
  const [compared, setCompared] = useState<SuggestedIssue | null>(null);
  const [dismissed, setDismissed] = useState<SuggestedIssue | null>(null);
  const restore = () => {
    setDismissed(null);
    onChanged();
  };
  const { openComparison, preloadComparison, comparisonDialog } = useIssueComparisonDialog(
    (_issues, close) =>
      mayDecide &&
      compared && (
        <DismissDuplicateButton
          issueId={id}
          otherId={compared.id}
          onDone={() => {
            close();
            setDismissed(compared);
            onChanged();
          }}
        />
      ),
  );
  if (likelyDuplicates.length === 0 && !dismissed) return null;
  const compare = (other: SuggestedIssue) => {
    setCompared(other);
    openComparison({ id, withId: other.id });
  };
  return (
    <section className={styles.box} aria-labelledby="likely-duplicates">
      <div className={styles.heading}>
        <h2 id="likely-duplicates">Likely duplicates</h2>
        <span className={styles.count}>{formatCount(likelyDuplicates.length)}</span>
      </div>
      <LikelyDuplicateList
        duplicates={likelyDuplicates}
        renderActions={(other) => (
          <>
            <Button
              variant="quiet"
              className={styles.action}
              aria-label={`Compare with ${other.key}`}
              data-command="issue.compare"
              onPointerEnter={preloadComparison}
              onFocus={preloadComparison}
              onClick={() => compare(other)}
            >
              Compare
            </Button>
            {mayDecide && <MarkAsDuplicateButton issue={data} canonical={other} onMarked={onChanged} />}
          </>
        )}
      />
      {dismissed && (
        <p role="status" className={styles.dismissed}>
          {dismissed.key} is not a duplicate
          <DismissDuplicateButton issueId={id} otherId={dismissed.id} undo onDone={restore} />
        </p>
      )}
      {comparisonDialog}
    </section>
  );
}

interface SuggestedIssue {
  id: string;
  key: string;
}
