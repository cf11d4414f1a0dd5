import { useSyncExternalStore } from 'react';
import styles from '../row/IssueRow.module.css';
import { IssueSnippet } from '../row/IssueSnippet';
import type { IssueSnippetPages } from '../view/IssueSnippetPages';

interface IssueSnippetCellProps {
  snippets: IssueSnippetPages;
  /** Rank of the issue in the list. */
  rank: number;
  issueId: string;
}

/** The second line of a row: the snippet of its issue, empty while it is loading. */
export function IssueSnippetCell({ snippets, rank, issueId }: IssueSnippetCellProps) {
  const listed = useSyncExternalStore(
    (listener) => snippets.subscribe(rank, listener),
    () => snippets.getIssue(rank, issueId),
  );
  return (
    <span role="gridcell" className={styles.snippet}>
      {listed && <IssueSnippet issue={listed.issue} />}
    </span>
  );
}
