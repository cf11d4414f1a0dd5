import { Plus } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { IssueLinks_issue$key } from '../../../../__generated__/IssueLinks_issue.graphql';
import type { IssueLinksPageQuery } from '../../../../__generated__/IssueLinksPageQuery.graphql';
import { IssueFieldButton } from '../pickers/IssueFieldButton';
import { ISSUE_RELATION_KINDS } from '../pickers/relations';
import { useIssueComparisonDialog } from '../comparison/useIssueComparisonDialog';
import { Button } from '../../ui/Button';
import { formatCount } from '../../ui/format';
import { LinkedIssueItem } from './LinkedIssueItem';
import styles from './IssueLinks.module.css';

/** Kinds of relations whose issues can be compared side by side. */
const DUPLICATE_KINDS: readonly string[] = ['DUPLICATES', 'DUPLICATED_BY'];

/** The linked issues, grouped by kind of relation, with a button that adds one. */
export function IssueLinks({ issue }: { issue: IssueLinks_issue$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    IssueLinksPageQuery,
    IssueLinks_issue$key
  >(
    graphql`
      fragment IssueLinks_issue on Issue
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "IssueLinksPageQuery") {
        ...LinkedIssueItem_issue
        viewerCan
        # Sub-issues have a section of their own.
        links(first: $count, after: $cursor, kinds: [DUPLICATES, DUPLICATED_BY, BLOCKED_BY, BLOCKS, RELATES])
          @connection(key: "IssueLinks_links", filters: []) {
          totalCount
          edges {
            cursor
            node {
              kind
              ...LinkedIssueItem_link
            }
          }
        }
      }
    `,
    issue,
  );
  const { openComparison, preloadComparison, comparisonDialog } = useIssueComparisonDialog();
  const { edges, totalCount } = data.links;
  const editable = data.viewerCan.includes('TRIAGE');
  return (
    <section className={styles.box} aria-label="Relations">
      {ISSUE_RELATION_KINDS.map(({ kind, title }) => {
        const ofKind = edges.filter(({ node }) => node.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <div key={kind} className={styles.kind}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {ofKind.map(({ cursor, node }) => (
                <LinkedIssueItem
                  key={cursor}
                  link={node}
                  issue={data}
                  editable={editable}
                  comparison={
                    DUPLICATE_KINDS.includes(kind)
                      ? { open: openComparison, preload: preloadComparison }
                      : undefined
                  }
                />
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
      <IssueFieldButton field="relation" name="Relations" editable={editable} className={styles.add}>
        <Plus size={14} strokeWidth={1.75} aria-hidden="true" />
        Add relation
      </IssueFieldButton>
      {comparisonDialog}
    </section>
  );
}
