import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { MilestoneList_project$key } from '../../../../__generated__/MilestoneList_project.graphql';
import type { MilestoneListPageQuery } from '../../../../__generated__/MilestoneListPageQuery.graphql';
import { ListGroup } from '../../components/list/ListGroup';
import { SearchableList } from '../../components/list/SearchableList';
import { useLiveListRefresh } from '../../components/list/useListRefresh';
import { useSearchableList } from '../../components/list/useSearchableList';
import { MilestoneRow } from './MilestoneRow';
import { NewMilestone } from './NewMilestone';

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
        ...NewMilestone_project
        milestones(first: $count, after: $cursor, matching: $matching)
          @connection(key: "MilestoneList_milestones") {
          totalCount
          edges {
            node {
              id
              state
              ...MilestoneRow_milestone
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
