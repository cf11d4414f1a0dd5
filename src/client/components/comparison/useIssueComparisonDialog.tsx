import { type ReactNode, useState } from 'react';
import { useQueryLoader } from 'react-relay';
import query, {
  type IssueComparisonDialogQuery,
} from '../../../../__generated__/IssueComparisonDialogQuery.graphql';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { LazySurface } from '../../ui/LazySurface';

const IssueComparisonDialog = lazyWithPreload(
  async () => (await import('./IssueComparisonDialog')).IssueComparisonDialog,
);

/** The ids of two issues of a project. */
export interface ComparedIssues {
  id: string;
  withId: string;
}

interface IssueComparisonDialogState {
  /** Opens the dialog and loads its query. Call it in an event handler. */
  openComparison: (issues: ComparedIssues) => void;
  closeComparison: () => void;
  /** Loads the code of the dialog; called on hover or focus of its button. */
  preloadComparison: () => void;
  /** The dialog while it is open. */
  comparisonDialog: ReactNode;
}

/**
 * The dialog that shows two issues side by side. Its code is loaded on demand.
 * @param renderActions buttons at the lower edge of the dialog for the compared issues; `close` closes the dialog
 */
export function useIssueComparisonDialog(
  renderActions?: (issues: ComparedIssues, close: () => void) => ReactNode,
): IssueComparisonDialogState {
  const [compared, setCompared] = useState<ComparedIssues | null>(null);
  const [queryRef, loadQuery, disposeQuery] = useQueryLoader<IssueComparisonDialogQuery>(query);
  const openComparison = (issues: ComparedIssues) => {
    IssueComparisonDialog.preload();
    loadQuery(issues, { fetchPolicy: 'store-and-network' });
    setCompared(issues);
  };
  const closeComparison = () => {
    setCompared(null);
    disposeQuery();
  };
  const retry = () => compared && loadQuery({ ...compared }, { fetchPolicy: 'network-only' });
  return {
    openComparison,
    closeComparison,
    preloadComparison: IssueComparisonDialog.preload,
    comparisonDialog: compared && queryRef && (
      <LazySurface onRetry={retry} onClose={closeComparison}>
        <IssueComparisonDialog
          queryRef={queryRef}
          actions={renderActions?.(compared, closeComparison)}
          onRetry={retry}
          onClose={closeComparison}
        />
      </LazySurface>
    ),
  };
}
