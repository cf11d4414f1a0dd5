import { Check } from 'lucide-react';
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { IssueComparison_issue$key } from '../../../../__generated__/IssueComparison_issue.graphql';
import { formatCount, pluralize } from '../../ui/format';
import styles from './IssueComparison.module.css';
import type { IssueComparison_comparison$key } from '../../../../__generated__/IssueComparison_comparison.graphql';
import type { IssueComparison_comparedIssue$key } from '../../../../__generated__/IssueComparison_comparedIssue.graphql';
import { buildIssueKeyHref } from '../../navigation/hrefs';
import { IssueTitle } from '../issues/IssueTitle';
import { PersonLink } from '../people/PersonLink';
import { PreloadLink } from '../../navigation/PreloadLink';
import { RelativeTime } from '../../ui/RelativeTime';
import { RenderedMarkdown } from '../markdown/RenderedMarkdown';
import { WorkflowStateIcon } from '../issues/WorkflowStateIcon';
import { ComparedFields } from './ComparedFields';
import { useSharedTextMarks } from './useSharedTextMarks';
import type { IssueComparison_latestComment$key } from '../../../../__generated__/IssueComparison_latestComment.graphql';

interface IssueComparisonProps {
  issue: IssueComparison_issue$key;
  /** Shown beside the key of each issue, such as "Suggested to keep". */
  badge?: ReactNode;
  otherBadge?: ReactNode;
}

/**
 * Two issues side by side, with marks on the words, lines of logs and fields that both have, and a legend. Scrolls if
 * its height is limited. On narrow screens, one issue is below the other.
 */
export function IssueComparison({ issue, badge, otherBadge }: IssueComparisonProps) {
  const data = useFragment(
    graphql`
      fragment IssueComparison_issue on Issue @argumentDefinitions(withId: { type: "ID!" }) {
        ...IssueComparison_comparedIssue
        comparison(withId: $withId) {
          other {
            ...IssueComparison_comparedIssue
          }
          words {
            __typename
          }
          lines {
            __typename
          }
          fields {
            isEqual
          }
          ...IssueComparison_comparison
        }
      }
    `,
    issue,
  );
  const { comparison } = data;
  if (!comparison) return <p className={styles.missing}>The other issue was not found.</p>;
  const { other, words, lines, fields } = comparison;
  const equalFieldCount = fields.filter(({ isEqual }) => isEqual).length;
  return (
    <div className={styles.comparison}>
      <div
        className={styles.scroller}
        tabIndex={0}
        role="group"
        aria-label="Comparison"
        style={{ '--field-rows': fields.length } as CSSProperties}
      >
        <ComparedIssue issue={data} comparison={comparison} side="first" badge={badge} />
        <ComparedIssue issue={other} comparison={comparison} side="second" badge={otherBadge} />
      </div>
      <p className={styles.legend}>
        <span>
          <i className={styles.word} />
          {pluralize(words.length, 'shared word')}
        </span>
        <span>
          <i className={styles.line} />
          {formatCount(lines.length)} same log {lines.length === 1 ? 'line' : 'lines'}
        </span>
        <span>
          <Check size={13} strokeWidth={2.2} className={styles.check} aria-hidden="true" />
          {formatCount(equalFieldCount)} same {equalFieldCount === 1 ? 'field' : 'fields'}
        </span>
      </p>
    </div>
  );
}

interface ComparedIssueProps {
  issue: IssueComparison_comparedIssue$key;
  comparison: IssueComparison_comparison$key;
  /** The side of the comparison that the issue is on. */
  side: 'first' | 'second';
  badge: ReactNode;
}

/** One of the two issues of a comparison. */
function ComparedIssue({ issue, comparison, side, badge }: ComparedIssueProps) {
  const data = useFragment(
    graphql`
      fragment IssueComparison_comparedIssue on Issue {
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
        ...IssueComparison_latestComment
      }
    `,
    issue,
  );
  const compared = useFragment(
    graphql`
      fragment IssueComparison_comparison on IssueComparison {
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

/** The latest comment of a compared issue, if it is among the last entries of the timeline. */
function LatestComment({ issue }: { issue: IssueComparison_latestComment$key }) {
  const { timeline } = useFragment(
    graphql`
      fragment IssueComparison_latestComment on Issue {
        timeline(last: 12) {
          nodes {
            ... on Comment @alias(as: "comment") {
              removedAt
              hidden
              createdAt
              bodyHTML
              author {
                login
              }
            }
          }
        }
      }
    `,
    issue,
  );
  const comment = timeline.nodes
    .flatMap((node) => node.comment ?? [])
    .findLast(({ removedAt, hidden }) => !removedAt && !hidden);
  if (!comment) return null;
  return (
    <section>
      <h4 className={styles.commentHeading}>
        Latest comment, {comment.author?.login ?? 'unknown user'},{' '}
        <RelativeTime dateTime={comment.createdAt} />
      </h4>
      <div data-shared-text>
        <RenderedMarkdown html={comment.bodyHTML} size="small" />
      </div>
    </section>
  );
}
