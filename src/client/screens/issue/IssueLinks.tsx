import { graphql, usePaginationFragment } from 'react-relay';
import type { IssueLinks_issue$key } from '../../../../__generated__/IssueLinks_issue.graphql';
import type { IssueLinksPageQuery } from '../../../../__generated__/IssueLinksPageQuery.graphql';
import { Button } from '../../ui/Button';
import { formatCount } from '../../ui/format';
import styles from './IssueLinks.module.css';
import { IssueReference } from './IssueReference';

const KINDS = [
  ['DUPLICATES', 'Duplicate of'],
  ['DUPLICATED_BY', 'Duplicates'],
  ['BLOCKED_BY', 'Blocked by'],
  ['BLOCKS', 'Blocks'],
  ['CHILD', 'Sub-issues'],
  ['RELATES', 'Related'],
] as const;

/** The issues that this one has to do with, by how. */
export function IssueLinks({ issue }: { issue: IssueLinks_issue$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    IssueLinksPageQuery,
    IssueLinks_issue$key
  >(
    graphql`
      fragment IssueLinks_issue on Issue
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "IssueLinksPageQuery") {
        links(first: $count, after: $cursor) @connection(key: "IssueLinks_links") {
          totalCount
          edges {
            cursor
            node {
              kind
              to {
                ...IssueReference_issue
              }
            }
          }
        }
      }
    `,
    issue,
  );
  const { edges, totalCount } = data.links;
  if (edges.length === 0) return null;
  return (
    <section className={styles.box} aria-label="Relations">
      {KINDS.map(([kind, title]) => {
        const ofKind = edges.filter(({ node }) => node.kind === kind && node.to);
        if (ofKind.length === 0) return null;
        return (
          <div key={kind} className={styles.kind}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {ofKind.map(({ cursor, node }) => (
                <li key={cursor} className={styles.link}>
                  {node.to && <IssueReference issue={node.to} titled />}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {hasNext && (
        <Button variant="quiet" disabled={isLoadingNext} onClick={() => loadNext(50)}>
          {formatCount(totalCount - edges.length)} more
        </Button>
      )}
    </section>
  );
}
