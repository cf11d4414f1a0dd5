import { Plus, Columns2, X } from 'lucide-react';
import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import type { IssueLinks_issue$key } from '../../../../__generated__/IssueLinks_issue.graphql';
import type { IssueLinksPageQuery } from '../../../../__generated__/IssueLinksPageQuery.graphql';
import { IssueFieldButton } from '../pickers/IssueFieldButton';
import { ISSUE_RELATION_KIND_LABELS } from '../pickers/relations';
import { useIssueComparisonDialog, type ComparedIssues } from '../comparison/useIssueComparisonDialog';
import { Button } from '../../ui/Button';
import { formatCount } from '../../ui/format';
import styles from './IssueLinks.module.css';
import type { IssueLinks_linkingIssue$key } from '../../../../__generated__/IssueLinks_linkingIssue.graphql';
import type { IssueLinks_link$key } from '../../../../__generated__/IssueLinks_link.graphql';
import { buildIssueKeyHref } from '../../navigation/hrefs';
import { IconButton } from '../../ui/IconButton';
import { PermittedIconButton } from '../permissions/PermittedButton';
import { TRIAGER_REQUIRED_MESSAGE } from '../pickers/fields';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { linkIssues, unlinkIssues } from '../../mutations/linkIssues';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import type { MutationResult } from '../../mutations/queue/MutationQueue';
import { useMutationStatus } from '../../mutations/useMutationStatus';
import { IssueReference } from '../issues/IssueReference';

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
        ...IssueLinks_linkingIssue
        viewerCan
        # Sub-issues have a section of their own.
        links(first: $count, after: $cursor, kinds: [DUPLICATES, DUPLICATED_BY, BLOCKED_BY, BLOCKS, RELATES])
          @connection(key: "IssueLinks_links", filters: []) {
          totalCount
          edges {
            cursor
            node {
              kind
              ...IssueLinks_link
            }
          }
        }
      }
    `,
    issue,
  );
  const { openComparison, preloadComparison, comparisonDialog } = useIssueComparisonDialog();
  const { error, track } = useMutationStatus();
  const { edges, totalCount } = data.links;
  const editable = data.viewerCan.includes('TRIAGE');
  return (
    <section className={styles.box} aria-label="Relations">
      {ISSUE_RELATION_KIND_LABELS.map(({ kind, title }) => {
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
                  onRemove={(committed) => void track(committed)}
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
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
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

interface LinkedIssueItemProps {
  link: IssueLinks_link$key;
  /** The issue that the link starts from. */
  issue: IssueLinks_linkingIssue$key;
  /** Whether the viewer has permission to remove the link. */
  editable: boolean;
  /** Receives the mutation that removes the link. The row disappears at once. */
  onRemove: (committed: Promise<MutationResult>) => void;
  /** Opens or preloads the comparison of both issues. Absent: there is no button for it. */
  comparison?: { open: (issues: ComparedIssues) => void; preload: () => void } | undefined;
}

/** A linked issue, with buttons that compare it and that remove the link. */
function LinkedIssueItem({ link, issue, editable, onRemove, comparison }: LinkedIssueItemProps) {
  const from = useFragment(
    graphql`
      fragment IssueLinks_linkingIssue on Issue {
        id
        key
      }
    `,
    issue,
  );
  const { kind, to } = useFragment(
    graphql`
      fragment IssueLinks_link on IssueLink {
        kind
        to {
          id
          key
          ...IssueReference_issue
        }
      }
    `,
    link,
  );
  const mutationQueue = useMutationQueue();
  if (!to) return null;
  const removeLink = () => {
    const ends = { fromId: from.id, toId: to.id, kind };
    const committed = mutationQueue.commitMutation(createQueuedMutation(unlinkIssues, ends), {
      summary: `${from.key}: removed relation ${ISSUE_RELATION_KIND_LABELS.find((each) => each.kind === kind)?.words} ${to.key}`,
      href: buildIssueKeyHref(from.key),
      inverse: createQueuedMutation(linkIssues, ends),
    });
    onRemove(committed);
  };
  return (
    <li className={styles.link}>
      <IssueReference issue={to} />
      {comparison && (
        <IconButton
          label={`Compare with ${to.key}`}
          command="issue.compare"
          className={`${styles.remove} ${styles.compare}`}
          onPointerEnter={comparison.preload}
          onFocus={comparison.preload}
          onClick={() => comparison.open({ id: from.id, withId: to.id })}
        >
          <Columns2 size={13} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      <PermittedIconButton
        permitted={editable}
        requirement={TRIAGER_REQUIRED_MESSAGE}
        label={`Remove relation to ${to.key}`}
        className={styles.remove}
        onClick={removeLink}
      >
        <X size={13} strokeWidth={1.75} aria-hidden="true" />
      </PermittedIconButton>
    </li>
  );
}
