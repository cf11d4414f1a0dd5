import { type ReactNode, Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { IssueComparisonDialogQuery } from '../../../../__generated__/IssueComparisonDialogQuery.graphql';
import { Dialog } from '../../ui/Dialog';
import { Skeleton } from '../../ui/Skeleton';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { IssueComparison } from './IssueComparison';
import styles from './IssueComparisonDialog.module.css';

const issueComparisonDialogQuery = graphql`
  query IssueComparisonDialogQuery($id: ID!, $withId: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...IssueComparison_issue @arguments(withId: $withId)
      }
    }
  }
`;

interface IssueComparisonDialogProps {
  /** The query, loaded by the event that opens the dialog. */
  queryRef: PreloadedQuery<IssueComparisonDialogQuery>;
  /** Buttons at the lower edge, such as "Not a duplicate". */
  actions?: ReactNode;
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Dialog with two issues side by side. Its height does not depend on the issues, so that nothing moves when they
 * arrive.
 */
export function IssueComparisonDialog({ queryRef, actions, onRetry, onClose }: IssueComparisonDialogProps) {
  return (
    <Dialog title="Compare issues" size="wide" onClose={onClose}>
      <div className={styles.content}>
        <ErrorBoundary onRetry={onRetry}>
          <Suspense fallback={<ComparisonSkeleton />}>
            <LoadedComparison queryRef={queryRef} />
          </Suspense>
        </ErrorBoundary>
      </div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </Dialog>
  );
}

function LoadedComparison({ queryRef }: Pick<IssueComparisonDialogProps, 'queryRef'>) {
  const { node } = usePreloadedQuery<IssueComparisonDialogQuery>(issueComparisonDialogQuery, queryRef);
  if (!node?.issue) return <p className={styles.missing}>Issue not found.</p>;
  return <IssueComparison issue={node.issue} />;
}

const SKELETON_WIDTHS = ['40%', '85%', '60%', '100%', '100%', '100%', '95%', '90%', '70%'];

const ComparisonSkeleton = () => (
  <div className={styles.skeleton} aria-busy="true">
    {['first', 'second'].map((side) => (
      <div key={side}>
        {SKELETON_WIDTHS.map((width, index) => (
          <Skeleton key={index} width={width} line="30px" />
        ))}
      </div>
    ))}
  </div>
);
