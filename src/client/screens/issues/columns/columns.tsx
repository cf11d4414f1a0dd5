/** Code for lists with chosen columns. It is loaded on demand. */
import { memo, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  columns_issue$data,
  columns_issue$key,
} from '../../../../../__generated__/columns_issue.graphql';
import type { FieldKind } from '../../../../shared/fields/FieldDefinition';
import { FIELDS } from '../../../../shared/fields/fields';
import {
  type IssueColumn,
  type IssueColumnField,
  parseIssueColumns,
} from '../../../../shared/issueList/issueColumns';
import { buildIssueKeyHref, splitIssueKey } from '../../../navigation/hrefs';
import { LabelChipFromValues } from '../../../components/labels/LabelChip';
import { RelativeTime, useNow } from '../../../ui/RelativeTime';
import { SubIssueProgress } from '../../../components/subIssues/SubIssueProgress';
import { formatCount, formatDate } from '../../../ui/format';
import { ProgressCount } from '../../../ui/ProgressCount';
import { AssigneeAvatars } from '../row/IssueRow';
import styles from './columns.module.css';
import type { IssueListStore } from '../data/IssueListStore';
import { DEFAULT_LIST_PAGE_SIZE } from '../../../../shared/limits';
import { findListedIssue, type IssueLayer } from '../data/changedIssues';
import type {
  columnsQuery as Query,
  columnsQuery$data as Data,
} from '../../../../../__generated__/columnsQuery.graphql';
import type { RowWidths } from '../row/RowLabels';

export { ColumnHeader } from './ColumnHeader';
export { refetchLayerOnIssueChanges } from '../data/changedIssues';

const DAY_MS = 86_400_000;

interface IssueColumnCellsProps {
  columns: readonly IssueColumn[];
  pages: ColumnLayer;
  /** Rank of the issue in the list. */
  rank: number;
  issueId: string;
}

/** The cells of the chosen columns of a row, empty while their data is loading. */
function IssueColumnCells({ columns, pages, rank, issueId }: IssueColumnCellsProps) {
  const listed = useSyncExternalStore(
    (listener) => pages.subscribe(rank, listener),
    () => findListedIssue(pages, rank, issueId),
  );
  if (!listed) return columns.map(({ key }) => <span key={key} role="gridcell" />);
  return <LoadedCells columns={columns} issue={listed.issue} />;
}

interface LoadedCellsProps {
  columns: readonly IssueColumn[];
  issue: columns_issue$key;
}

const LoadedCells = memo(function LoadedCells({ columns, issue }: LoadedCellsProps) {
  const data = useFragment(
    graphql`
      fragment columns_issue on Issue {
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
        ...IssueRow_assignees
        ...SubIssueProgress_issue
      }
    `,
    issue,
  );
  return columns.map(({ key, field, labelScope }) => {
    if (field === 'assignees') return <AssigneeAvatars key={key} issue={data} isColumn />;
    const kind = field === null ? 'LABEL' : FIELDS[field].kind;
    return (
      <span key={key} role="gridcell" className={CELL_CLASSES[kind] ?? styles.cell}>
        {field === null ? renderLabels(labelScope ?? '', data) : CELLS[field](data)}
      </span>
    );
  });
});

const CELL_CLASSES: Readonly<Partial<Record<FieldKind, string | undefined>>> = {
  PROGRESS: styles.tasks,
  COUNT: styles.number,
};

/** The contents of the cells of each column. The avatars of assignees are a cell of their own. */
const CELLS: Readonly<
  Record<Exclude<IssueColumnField, 'assignees'>, (data: columns_issue$data) => ReactNode>
> = {
  comments: ({ commentCount }) => commentCount > 0 && formatCount(commentCount),
  votes: ({ voteCount }) => voteCount > 0 && formatCount(voteCount),
  tasks: ({ taskCount, completedTaskCount }) =>
    taskCount > 0 && <ProgressCount completed={completedTaskCount} total={taskCount} label="Tasks done" />,
  subissues: (data) => <SubIssueProgress issue={data} />,
  created: ({ createdAt }) => <RelativeTime dateTime={createdAt} short />,
  updated: ({ updatedAt }) => <RelativeTime dateTime={updatedAt} short />,
  closed: ({ closedAt }) => closedAt && <RelativeTime dateTime={closedAt} short />,
  due: ({ dueOn, state }) => dueOn && <DueDay dueOn={dueOn} category={state.category} />,
  author: ({ author }) =>
    author && (
      <span data-person={author.login} title={author.name}>
        {author.login}
      </span>
    ),
  milestone: ({ milestone }) => milestone && <span title={milestone.title}>{milestone.title}</span>,
  parent: ({ parent }) =>
    parent && (
      <a href={buildIssueKeyHref(parent.key)} tabIndex={-1} draggable={false} title={parent.title}>
        {`${splitIssueKey(parent.key)[1]} ${parent.title}`}
      </a>
    ),
};

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

function renderLabels(scope: string, { columnLabels }: columns_issue$data) {
  const prefix = `${scope.toLowerCase()}::`;
  return columnLabels.nodes
    .filter(({ name }) => name.toLowerCase().startsWith(prefix))
    .map(({ id, name, color }) => (
      <LabelChipFromValues key={id} name={name.slice(prefix.length)} color={color} />
    ));
}

/** The data of the chosen columns of an open issue list. */
export type ColumnLayer = IssueLayer<ListedIssueColumns>;

/** Adds a layer with the data of all columns to an open list, so that choosing another column needs no request. */
export const addColumnLayer = ({ pages }: IssueListStore): ColumnLayer =>
  pages.addLayer<Query, ListedIssueColumns>({
    query: issueColumnsQuery,
    pageSize: DEFAULT_LIST_PAGE_SIZE,
    select: pickListedIssueColumns,
  });

/** Query for the chosen columns of a page of an open issue list, by the rank of its first row. */
const issueColumnsQuery = graphql`
  query columnsQuery(
    $containerId: ID!
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $snapshot: String!
    $first: Int!
    $offset: Int!
    $trees: Boolean!
    $nested: Boolean!
    $parentId: ID!
  ) {
    node(id: $containerId) {
      ... on IssueContainer {
        issues(
          query: $query
          orderBy: $orderBy
          groupBy: $groupBy
          trees: $trees
          snapshot: $snapshot
          first: $first
          offset: $offset
        ) {
          nodes @skip(if: $nested) {
            id
            ...columns_issue
          }
          subIssues(of: $parentId, first: $first, offset: $offset) @include(if: $nested) {
            nodes {
              id
              ...columns_issue
            }
          }
        }
      }
    }
  }
`;

/** An issue of the list with the data of its columns. */
interface ListedIssueColumns {
  readonly id: string;
  readonly issue: columns_issue$key;
}

/** Selects the issues of a list page from the response. */
const pickListedIssueColumns = ({ node }: Data): readonly ListedIssueColumns[] =>
  ((node?.issues?.subIssues ?? node?.issues)?.nodes ?? []).map(
    (issue: columns_issue$key & { id: string }) => ({
      id: issue.id,
      issue,
    }),
  );

/** Distance between the columns of a row, in px. */
const COLUMN_GAP_PX = 10;
/** Width of everything left of the title except the key, and of the row's padding, in px, with the gaps (IssueRow.module.css). */
const LEADING_WIDTH_PX = 16 + 3 * (16 + COLUMN_GAP_PX) + COLUMN_GAP_PX + 12;
/** Minimum width of the title and its labels, in px. Columns that leave less are not shown. */
const TITLE_WIDTH_MIN_PX = 200;
/** Lists up to this width have the default columns: narrower rows have another layout. */
const LIST_WIDTH_WITHOUT_COLUMNS_MAX_PX = 560;
/** Width of the default columns with their gaps, in px, which computeLabelSpace subtracts from a wide row. */
const DEFAULT_COLUMNS_WIDTH_PX = 40 + 34 + 60 + 3 * COLUMN_GAP_PX;
/** A width of the list at which computeLabelSpace assumes all default columns, in px. */
const WIDE_LIST_WIDTH_PX = 1_000;

/** The columns of the rows of a list that fit into its width. */
export interface ListColumns {
  readonly columns: readonly IssueColumn[];
  /** Style of the list, with the tracks of the columns in the grid of its rows. */
  readonly style: CSSProperties;
  /** Widths that the layout of labels depends on. */
  readonly widths: RowWidths;
  renderCells: (rank: number, issueId: string) => ReactNode;
}

/** Lays out the columns of the URL. Columns on the right that do not fit are left out. Null if no column fits. */
export function layOutColumns(
  text: string,
  { list, row, key, isTwoLine }: RowWidths,
  pages: ColumnLayer,
): ListColumns | null {
  if (isTwoLine || list <= LIST_WIDTH_WITHOUT_COLUMNS_MAX_PX) return null;
  let space = row - LEADING_WIDTH_PX - key - TITLE_WIDTH_MIN_PX;
  const columns: IssueColumn[] = [];
  for (const column of parseIssueColumns(text)) {
    space -= column.width + COLUMN_GAP_PX;
    if (space < 0) break;
    columns.push(column);
  }
  if (columns.length === 0) return null;
  const width = columns.reduce((sum, column) => sum + column.width + COLUMN_GAP_PX, 0);
  return {
    columns,
    style: { '--column-tracks': formatColumnTracks(columns) } as CSSProperties,
    widths: {
      list: WIDE_LIST_WIDTH_PX,
      row: row - width + DEFAULT_COLUMNS_WIDTH_PX,
      key,
      isTwoLine,
    },
    renderCells: (rank, issueId) => <IssueColumnCells {...{ columns, pages, rank, issueId }} />,
  };
}

/** The tracks of the columns in the grid of a row. */
export const formatColumnTracks = (columns: readonly IssueColumn[]): string =>
  columns.map(({ width }) => `${width}px`).join(' ');
