import { useState } from 'react';
import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import type { MilestoneList_project$key } from '../../../../__generated__/MilestoneList_project.graphql';
import type { MilestoneListPageQuery } from '../../../../__generated__/MilestoneListPageQuery.graphql';
import { ListGroup, SearchableList, useSearchableList } from '../../components/list/SearchableList';
import { useLiveListRefresh } from '../../components/list/useListRefresh';
import { NewMilestone, MilestoneEditor } from './MilestoneForm';
import type { MilestoneList_milestone$key } from '../../../../__generated__/MilestoneList_milestone.graphql';
import { PreloadLink } from '../../navigation/PreloadLink';
import { MilestoneControls } from './MilestoneControls';
import { MilestoneDue, MilestoneProgress } from './MilestoneProgress';
import styles from './MilestoneList.module.css';

const MILESTONES_PAGE_SIZE = 50;

/** The milestones of a project: open ones first, by due date. */
export function MilestoneList({ project }: { project: MilestoneList_project$key }) {
  const { data, ...pagination } = usePaginationFragment<MilestoneListPageQuery, MilestoneList_project$key>(
    graphql`
      fragment MilestoneList_project on Project
      @argumentDefinitions(
        matching: { type: "String", defaultValue: "" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "MilestoneListPageQuery") {
        id
        key
        viewerCan
        ...MilestoneForm_project
        milestones(first: $count, after: $cursor, matching: $matching)
          @connection(key: "MilestoneList_milestones") {
          totalCount
          edges {
            node {
              id
              state
              ...MilestoneList_milestone
            }
          }
        }
      }
    `,
    project,
  );
  const { edges, totalCount } = data.milestones;
  const state = useSearchableList(pagination, MILESTONES_PAGE_SIZE, edges.length);
  useLiveListRefresh(data.id, edges.length, state.refresh);
  const [toggledId, setToggledId] = useState<string | null>(null);

  const group = (label: string, milestoneState: 'OPEN' | 'CLOSED') => {
    const milestones = edges.filter(({ node }) => node.state === milestoneState);
    if (milestones.length === 0) return null;
    return (
      <ListGroup label={label}>
        {milestones.map(({ node }) => (
          <MilestoneRow
            key={node.id}
            milestone={node}
            projectId={data.id}
            projectKey={data.key}
            editable={data.viewerCan.includes('MAINTAIN')}
            // Closing or reopening a milestone moves its row to the other group; the focus moves with it.
            focused={toggledId === node.id}
            onToggle={() => setToggledId(node.id)}
            onDeleted={state.refresh}
          />
        ))}
      </ListGroup>
    );
  };
  return (
    <SearchableList
      state={state}
      noun="milestone"
      totalCount={totalCount}
      isGrouped
      emptyText="No milestones yet. Create a milestone to group issues for a release or a date and track its progress."
      actions={<NewMilestone project={data} onCreated={state.refresh} />}
    >
      {group('Open', 'OPEN')}
      {group('Closed', 'CLOSED')}
    </SearchableList>
  );
}

interface MilestoneRowProps {
  milestone: MilestoneList_milestone$key;
  projectId: string;
  projectKey: string;
  editable: boolean;
  /** Whether the milestone was just closed or reopened, so that its toggle button receives the focus. */
  focused: boolean;
  onToggle: () => void;
  onDeleted: () => void;
}

/** A milestone with its progress. Its Edit button replaces the row by a form. */
function MilestoneRow({ milestone, projectKey, editable, focused, ...props }: MilestoneRowProps) {
  const { projectId, onToggle, onDeleted } = props;
  const data = useFragment(
    graphql`
      fragment MilestoneList_milestone on Milestone {
        number
        title
        ...MilestoneProgress_due
        ...MilestoneProgress_milestone
        ...MilestoneControls_milestone
        ...MilestoneForm_milestone
      }
    `,
    milestone,
  );
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>('view');
  if (mode === 'edit') {
    return (
      <li>
        <MilestoneEditor milestone={data} projectKey={projectKey} onClose={() => setMode('edited')} />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <PreloadLink to={`/projects/${projectKey}/milestones/${data.number}`} className={styles.title}>
          {data.title}
        </PreloadLink>
        <MilestoneDue milestone={data} />
      </div>
      <MilestoneProgress milestone={data} projectKey={projectKey} />
      <MilestoneControls
        milestone={data}
        projectId={projectId}
        projectKey={projectKey}
        editable={editable}
        focus={focused ? 'toggle' : mode === 'edited' ? 'edit' : null}
        onEdit={() => setMode('edit')}
        onToggle={onToggle}
        onDeleted={onDeleted}
      />
    </li>
  );
}
