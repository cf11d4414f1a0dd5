import { type ReactNode, useMemo, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ComparedIssue_comparison$key } from '../../../../__generated__/ComparedIssue_comparison.graphql';
import type { ComparedIssue_issue$key } from '../../../../__generated__/ComparedIssue_issue.graphql';
import { pluralize } from '../../ui/format';
import { buildIssueKeyHref } from '../issueHref';
import { IssueTitle } from '../IssueTitle';
import { PersonLink } from '../people/PersonLink';
import { PreloadLink } from '../PreloadLink';
import { RelativeTime } from '../RelativeTime';
import { RenderedMarkdown } from '../RenderedMarkdown';
import { WorkflowStateIcon } from '../WorkflowStateIcon';
import { ComparedFields } from './ComparedFields';
import styles from './IssueComparison.module.css';
import { LatestComment } from './LatestComment';
import { useSharedTextMarks } from './useSharedTextMarks';

interface ComparedIssueProps {
  issue: ComparedIssue_issue$key;
  comparison: ComparedIssue_comparison$key;
  /** The side of the comparison that the issue is on. */
  side: 'first' | 'second';
  badge: ReactNode;
}

/** One of the two issues of a comparison. */
export function ComparedIssue({ issue, comparison, side, badge }: ComparedIssueProps) {
  const data = useFragment(
    graphql`
      fragment ComparedIssue_issue on Issue {
        key
        title
        bodyHTML
        createdAt
        commentCount
        voteCount
        state {
          ...WorkflowStateIcon_state
        }
        author {
          login
        }
        ...LatestComment_issue
      }
    `,
    issue,
  );
  const compared = useFragment(
    graphql`
      fragment ComparedIssue_comparison on IssueComparison {
        words {
          spellings
          otherSpellings
        }
        lines {
          text
          otherText
        }
        ...ComparedFields_comparison
      }
    `,
    comparison,
  );
  const article = useRef<HTMLElement>(null);
  const isFirst = side === 'first';
  const shared = useMemo(
    () => ({
      words: compared.words.flatMap((word) => (isFirst ? word.spellings : word.otherSpellings)),
      lines: compared.lines.map((line) => (isFirst ? line.text : line.otherText)),
    }),
    [compared.words, compared.lines, isFirst],
  );
  useSharedTextMarks(article, shared);
  const { key, title, author, bodyHTML } = data;
  return (
    <article ref={article} className={styles.issue} aria-label={key}>
      <header className={styles.header}>
        <p className={styles.key}>
          <WorkflowStateIcon state={data.state} labelled />
          <PreloadLink to={buildIssueKeyHref(key)}>{key}</PreloadLink>
          {badge}
        </p>
        <h3 className={styles.title} data-shared-text>
          <IssueTitle title={title} />
        </h3>
        <p className={styles.facts}>
          {author ? <PersonLink login={author.login} /> : 'Unknown user'} ·{' '}
          <RelativeTime dateTime={data.createdAt} /> · {pluralize(data.commentCount, 'comment')} ·{' '}
          {pluralize(data.voteCount, 'vote')}
        </p>
      </header>
      <ComparedFields comparison={compared} side={side} />
      <div className={styles.text}>
        <div data-shared-text>
          {bodyHTML === '' ? (
            <p className={styles.none}>No description</p>
          ) : (
            <RenderedMarkdown html={bodyHTML} size="small" />
          )}
        </div>
        <LatestComment issue={data} />
      </div>
    </article>
  );
}
