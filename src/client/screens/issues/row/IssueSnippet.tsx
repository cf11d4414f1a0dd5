import { graphql, useFragment } from 'react-relay';
import type { IssueSnippet_issue$key } from '../../../../../__generated__/IssueSnippet_issue.graphql';
import { buildCommentHref } from '../../../components/comments/linkedComment';
import { buildIssueHref } from '../../../components/issueHref';
import styles from './IssueSnippet.module.css';
import { renderMarkedText } from './MarkedIssueTitle';

export type { IssueSnippet_issue$key };

interface IssueSnippetProps {
  issue: IssueSnippet_issue$key;
  projectKey: string;
}

/** Text of an issue's description or comment around the words of the query, marked as in titles. */
export function IssueSnippet({ issue, projectKey }: IssueSnippetProps) {
  const { isGone, number, searchSnippet } = useFragment(
    graphql`
      fragment IssueSnippet_issue on Issue @argumentDefinitions(query: { type: "String!" }) {
        isGone
        number
        searchSnippet(query: $query) {
          text
          matches {
            start
            end
          }
          commentId
          commentAuthor {
            login
          }
        }
      }
    `,
    issue,
  );
  if (isGone || !searchSnippet) return null;
  const { text, matches, commentId, commentAuthor } = searchSnippet;
  const author = commentAuthor?.login ?? 'Unknown user';
  return (
    <>
      {commentId == null ? (
        <span className={styles.source}>Description</span>
      ) : (
        <a
          className={styles.comment}
          href={buildCommentHref(buildIssueHref(projectKey, number), commentId)}
          data-number={number}
          tabIndex={-1}
          draggable={false}
          aria-label={`Comment by ${author}`}
        >
          {author}
        </a>
      )}
      {renderMarkedText(
        text,
        0,
        text.length,
        matches.map(({ start, end }) => ({ start, end })),
      )}
    </>
  );
}
