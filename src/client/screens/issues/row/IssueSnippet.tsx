import { graphql, useFragment } from 'react-relay';
import type { IssueSnippet_issue$key } from '../../../../../__generated__/IssueSnippet_issue.graphql';
import { buildCommentHref } from '../../../components/comments/linkedComment';
import { buildIssueKeyHref, splitIssueKey } from '../../../components/issueHref';
import styles from './IssueSnippet.module.css';
import { renderMarkedText } from './MarkedIssueTitle';

export type { IssueSnippet_issue$key };

interface IssueSnippetProps {
  issue: IssueSnippet_issue$key;
}

/** Text of an issue's description or comment around the words of the query, marked as in titles. */
export function IssueSnippet({ issue }: IssueSnippetProps) {
  const { isGone, key, searchSnippet } = useFragment(
    graphql`
      fragment IssueSnippet_issue on Issue @argumentDefinitions(query: { type: "String!" }) {
        isGone
        key
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
          href={buildCommentHref(buildIssueKeyHref(key), commentId)}
          data-number={splitIssueKey(key)[1]}
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
