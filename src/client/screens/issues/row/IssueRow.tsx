import { memo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FacetField } from '../../../../../__generated__/FacetPanel_facet.graphql';
import type { IssueRow_issue$key } from '../../../../../__generated__/IssueRow_issue.graphql';
import { quoteFilterValue } from '../../../../shared/query/quote';
import { IssueTitle } from '../../../components/issues/IssueTitle';
import { PriorityIcon } from '../../../components/issues/PriorityIcon';
import { RelativeTime } from '../../../ui/RelativeTime';
import { formatCount } from '../../../ui/format';
import { ProgressCount } from '../../../ui/ProgressCount';
import {
  isReviewOrTestState,
  type WorkflowStateCategory,
  WorkflowStateGlyph,
} from '../../../ui/WorkflowStateGlyph';
import styles from './IssueRow.module.css';
import { computeLabelSpace, type RowWidths, RowLabels } from './RowLabels';
import { buildIssueKeyHref } from '../../../navigation/hrefs';
import type { IssueRow_assignees$key } from '../../../../../__generated__/IssueRow_assignees.graphql';
import { AvatarFromValues } from '../../../components/people/Avatar';
import { Button } from '../../../ui/Button';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from '../../../components/pickers/LoadedIssueFieldPicker';

export type { IssueRow_issue$key };

interface IssueRowProps {
  issue: IssueRow_issue$key;
  /** Field by which the list is grouped; null: none, or it has no icons. */
  groupField: FacetField | null;
  /** Value of `groupField` that all issues of the row's group have, in query syntax: the row does not show it again. */
  groupValue: string | null;
  /** Renders an issue's title with the matches of the query highlighted; null if the query contains no words. */
  renderTitle: RenderMarkedTitle | null;
  widths: RowWidths;
  adornments?: RowAdornments | undefined;
  /** The cells of the chosen columns, instead of comments, assignees and the time of the last update. */
  columnCells?: ReactNode;
}

/** The grid cells of an issue in the list. */
export const IssueRow = memo(function IssueRow({
  issue,
  groupField,
  groupValue,
  renderTitle,
  widths,
  adornments,
  columnCells,
}: IssueRowProps) {
  const data = useFragment(
    graphql`
      fragment IssueRow_issue on Issue {
        isGone
        key
        number
        title
        priority
        commentCount
        taskCount
        completedTaskCount
        updatedAt
        state {
          name
          category
        }
        ...RowLabels_issue
        ...IssueRow_assignees
        # Lets the field pickers open from a row without a request.
        ...LoadedIssueFieldPicker_issue
      }
    `,
    issue,
  );
  if (data.isGone) return <DeletedIssueCells issueKey={data.key} title={data.title} />;
  const { taskCount, completedTaskCount } = data;
  const { name, category } = data.state;
  const closed = category === 'DONE' || category === 'DROPPED';
  return (
    <>
      <span role="gridcell" className={styles.priority}>
        {(groupField !== 'PRIORITY' || groupValue !== data.priority.toLowerCase()) && (
          <PriorityIcon priority={data.priority} labelled />
        )}
      </span>
      <span role="gridcell">
        {(groupField !== 'STATE' || groupValue !== quoteFilterValue(name)) && (
          <WorkflowStateGlyph
            category={category as WorkflowStateCategory}
            late={isReviewOrTestState(name)}
            label={name}
          />
        )}
      </span>
      <span role="gridcell" className={styles.key}>
        <span className={styles.keyPrefix}>{data.key.slice(0, -`${data.number}`.length)}</span>
        {data.number}
      </span>
      <span className={styles.main}>
        <span role="gridcell" className={closed ? styles.closedTitle : styles.title}>
          {adornments?.beforeTitle}
          <a
            href={buildIssueKeyHref(data.key)}
            data-number={data.number}
            tabIndex={-1}
            draggable={false}
            title={data.title}
          >
            {renderTitle ? renderTitle(data.title) : <IssueTitle title={data.title} />}
          </a>
        </span>
        {adornments?.afterTitle}
        {taskCount > 0 && (
          <span role="gridcell" className={styles.tasks}>
            <ProgressCount completed={completedTaskCount} total={taskCount} label="Tasks done" />
          </span>
        )}
        <RowLabels
          issue={data}
          groupLabel={groupField === 'LABEL' ? groupValue : null}
          space={computeLabelSpace(widths, data.title, taskCount) - (adornments?.width ?? 0)}
        />
      </span>
      {columnCells ?? (
        <>
          <span role="gridcell" className={styles.comments}>
            {data.commentCount > 0 && (
              <>
                <span role="img" aria-label="Comments" className={styles.commentIcon} />
                {formatCount(data.commentCount)}
              </>
            )}
          </span>
          <AssigneeAvatars issue={data} />
          <RelativeTime role="gridcell" dateTime={data.updatedAt} short className={styles.time} />
        </>
      )}
    </>
  );
});

/** Cells of a deleted issue, which keeps its row until the list is refreshed. */
function DeletedIssueCells({ issueKey, title }: { issueKey: string; title: string }) {
  return (
    <>
      <span role="gridcell" />
      <span role="gridcell" />
      <span role="gridcell" className={styles.key}>
        {issueKey}
      </span>
      <span role="gridcell" className={styles.deleted}>
        Deleted:{' '}
        <s>
          <IssueTitle title={title} />
        </s>
      </span>
    </>
  );
}

interface AssigneeAvatarsProps {
  issue: IssueRow_assignees$key;
  /** Whether the user has chosen the column. Otherwise, narrow lists do not show it. */
  isColumn?: boolean;
}

/** Avatars of up to two assignees; a dashed ring if the issue is unassigned. */
export function AssigneeAvatars({ issue, isColumn = false }: AssigneeAvatarsProps) {
  const { fewAssignees } = useFragment(
    graphql`
      fragment IssueRow_assignees on Issue {
        fewAssignees: assignees(first: 2) {
          nodes {
            id
            login
            name
            avatarUrl
          }
        }
      }
    `,
    issue,
  );
  return (
    <span role="gridcell" className={isColumn ? styles.column : styles.people}>
      {fewAssignees.nodes.map(({ id, login, name, avatarUrl }) => (
        <AvatarFromValues key={id} login={login} name={name} avatarUrl={avatarUrl} labelled />
      ))}
      {fewAssignees.nodes.length === 0 && (
        <span role="img" aria-label="Unassigned" className={styles.unassigned} />
      )}
    </span>
  );
}

/** Shows why a page of the list failed to load, with a retry button. */
export function FailedRow({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <span role="gridcell" className={styles.message}>
        Failed to load these rows: {error.message}
      </span>
      <span role="gridcell" className={styles.action}>
        <Button variant="quiet" className={styles.retry} onClick={onRetry}>
          Retry
        </Button>
      </span>
    </>
  );
}

/** Shows an issue's title with the words of the query marked. */
export type RenderMarkedTitle = (title: string) => ReactNode;

/** What the row of an issue shows around its title. */
export interface RowAdornments {
  readonly beforeTitle: ReactNode;
  readonly afterTitle: ReactNode;
  /** Total width of both parts, in px. */
  readonly width: number;
}
