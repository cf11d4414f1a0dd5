import { memo, useSyncExternalStore } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  IssueColumnCells_issue$data,
  IssueColumnCells_issue$key,
} from '../../../../../__generated__/IssueColumnCells_issue.graphql';
import type { IssueColumn, IssueColumnField } from '../../../../shared/issueList/issueColumns';
import { buildIssueKeyHref, splitIssueKey } from '../../../components/issueHref';
import { LabelChipFromValues } from '../../../components/LabelChip';
import { RelativeTime } from '../../../components/RelativeTime';
import { SubIssueProgress } from '../../../components/subIssues/SubIssueProgress';
import { formatCount, formatDate } from '../../../ui/format';
import { useNow } from '../../../ui/useNow';
import { ProgressCount } from '../../../ui/ProgressCount';
import { AssigneeAvatars } from '../row/AssigneeAvatars';
import type { IssueColumnPages } from './IssueColumnPages';
import styles from './IssueColumnCells.module.css';

const DAY_MS = 86_400_000;

export type { IssueColumnCells_issue$key };

interface IssueColumnCellsProps {
  columns: readonly IssueColumn[];
  pages: IssueColumnPages;
  /** Rank of the issue in the list. */
  rank: number;
  issueId: string;
}

/** The cells of the chosen columns of a row, empty while their data is loading. */
export function IssueColumnCells({ columns, pages, rank, issueId }: IssueColumnCellsProps) {
  const listed = useSyncExternalStore(
    (listener) => pages.subscribe(rank, listener),
    () => pages.getIssue(rank, issueId),
  );
  if (!listed) return columns.map(({ key }) => <span key={key} role="gridcell" />);
  return <LoadedCells columns={columns} issue={listed.issue} />;
}

interface LoadedCellsProps {
  columns: readonly IssueColumn[];
  issue: IssueColumnCells_issue$key;
}

const LoadedCells = memo(function LoadedCells({ columns, issue }: LoadedCellsProps) {
  const data = useFragment(
    graphql`
      fragment IssueColumnCells_issue on Issue {
        commentCount
        voteCount
        taskCount
        completedTaskCount
        createdAt
        updatedAt
        closedAt
        dueOn
        state {
          category
        }
        author {
          login
          name
        }
        milestone {
          title
        }
        parent {
          key
          title
        }
        columnLabels: labels(first: 50) {
          nodes {
            id
            name
            color
          }
        }
        ...AssigneeAvatars_issue
        ...SubIssueProgress_issue
      }
    `,
    issue,
  );
  return columns.map(({ key, field, labelScope }) => {
    if (field === 'assignees') return <AssigneeAvatars key={key} issue={data} isColumn />;
    return (
      <span key={key} role="gridcell" className={getCellClass(field)}>
        {field ? renderField(field, data) : renderLabels(labelScope ?? '', data)}
      </span>
    );
  });
});

function getCellClass(field: IssueColumnField | null): string | undefined {
  if (field === 'tasks' || field === 'subissues') return styles.tasks;
  return field === 'comments' || field === 'votes' ? styles.number : styles.cell;
}

function renderField(field: Exclude<IssueColumnField, 'assignees'>, data: IssueColumnCells_issue$data) {
  switch (field) {
    case 'comments':
      return data.commentCount > 0 && formatCount(data.commentCount);
    case 'votes':
      return data.voteCount > 0 && formatCount(data.voteCount);
    case 'tasks':
      return (
        data.taskCount > 0 && (
          <ProgressCount completed={data.completedTaskCount} total={data.taskCount} label="Tasks done" />
        )
      );
    case 'subissues':
      return <SubIssueProgress issue={data} />;
    case 'created':
      return <RelativeTime dateTime={data.createdAt} short />;
    case 'updated':
      return <RelativeTime dateTime={data.updatedAt} short />;
    case 'closed':
      return data.closedAt && <RelativeTime dateTime={data.closedAt} short />;
    case 'due':
      return data.dueOn && <DueDay dueOn={data.dueOn} category={data.state.category} />;
    case 'author':
      return (
        data.author && (
          <span data-person={data.author.login} title={data.author.name}>
            {data.author.login}
          </span>
        )
      );
    case 'milestone':
      return data.milestone && <span title={data.milestone.title}>{data.milestone.title}</span>;
    case 'parent':
      return (
        data.parent && (
          <a
            href={buildIssueKeyHref(data.parent.key)}
            tabIndex={-1}
            draggable={false}
            title={data.parent.title}
          >
            {`${splitIssueKey(data.parent.key)[1]} ${data.parent.title}`}
          </a>
        )
      );
  }
}

/** The due date, red once it has passed while the issue is open. */
function DueDay({ dueOn, category }: { dueOn: string; category: string }) {
  const now = useNow();
  const due = Date.parse(dueOn);
  const isOverdue = category !== 'DONE' && category !== 'DROPPED' && due + DAY_MS <= now;
  return (
    <time dateTime={dueOn.slice(0, 10)} className={isOverdue ? styles.overdue : undefined}>
      {formatDate(due)}
    </time>
  );
}

function renderLabels(scope: string, { columnLabels }: IssueColumnCells_issue$data) {
  const prefix = `${scope.toLowerCase()}::`;
  return columnLabels.nodes
    .filter(({ name }) => name.toLowerCase().startsWith(prefix))
    .map(({ id, name, color }) => (
      <LabelChipFromValues key={id} name={name.slice(prefix.length)} color={color} />
    ));
}
