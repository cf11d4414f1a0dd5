import { Check } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { IssueComparison_issue$key } from '../../../../__generated__/IssueComparison_issue.graphql';
import { formatCount, pluralize } from '../../ui/format';
import { ComparedIssue } from './ComparedIssue';
import styles from './IssueComparison.module.css';

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
        ...ComparedIssue_issue
        comparison(withId: $withId) {
          other {
            ...ComparedIssue_issue
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
          ...ComparedIssue_comparison
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
