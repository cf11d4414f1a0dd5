import { useState } from 'react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import type { LabelList_createdLabels$key } from '../../../../__generated__/LabelList_createdLabels.graphql';
import type { LabelList_project$key } from '../../../../__generated__/LabelList_project.graphql';
import type { LabelListPageQuery } from '../../../../__generated__/LabelListPageQuery.graphql';
import { parseLabelScope } from '../../../shared/validation/labels';
import { ListGroup, SearchableList, useSearchableList } from '../../components/list/SearchableList';
import { useLiveListRefresh } from '../../components/list/useListRefresh';
import { LabelRow } from './LabelRow';
import { NewLabel } from './LabelForm';

const LABELS_PAGE_SIZE = 100;

/** Labels that were created on this screen. */
const createdLabelsFragment = graphql`
  fragment LabelList_createdLabels on Label @relay(plural: true) {
    id
    isDeleted
    ...LabelRow_label
  }
`;

/** The labels of a project, grouped by scope. */
export function LabelList({ project }: { project: LabelList_project$key }) {
  const { data, ...pagination } = usePaginationFragment<LabelListPageQuery, LabelList_project$key>(
    graphql`
      fragment LabelList_project on Project
      @argumentDefinitions(
        matching: { type: "String", defaultValue: "" }
        count: { type: "Int", defaultValue: 100 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "LabelListPageQuery") {
        id
        key
        viewerCan
        ...LabelForm_project
        labels(first: $count, after: $cursor, matching: $matching, orderBy: SCOPE)
          @connection(key: "LabelList_labels") {
          totalCount
          edges {
            node {
              id
              name
              ...LabelRow_label
            }
          }
        }
      }
    `,
    project,
  );
  const { edges, totalCount } = data.labels;
  const state = useSearchableList(pagination, LABELS_PAGE_SIZE, edges.length);
  useLiveListRefresh(data.id, edges.length, state.refresh);
  const [createdKeys, setCreatedKeys] = useState<LabelList_createdLabels$key>([]);
  const created = useFragment(createdLabelsFragment, createdKeys).filter(({ isDeleted }) => !isDeleted);

  const isCreatedHere = (id: string) => created.some((label) => label.id === id);
  const groups = groupLabelsByScope(edges.map(({ node }) => node).filter(({ id }) => !isCreatedHere(id)));
  const row = {
    projectId: data.id,
    projectKey: data.key,
    editable: data.viewerCan.includes('MAINTAIN'),
    onDeleted: state.refresh,
  };

  return (
    <SearchableList
      state={state}
      noun="label"
      totalCount={totalCount}
      isEmpty={totalCount === 0 && created.length === 0}
      isGrouped
      emptyText="No labels yet. Create labels to sort issues by component, kind or customer."
      actions={<NewLabel project={data} onCreated={(label) => setCreatedKeys([label, ...createdKeys])} />}
    >
      {created.length > 0 && (
        <ListGroup label="Just created">
          {created.map((label) => (
            <LabelRow key={label.id} label={label} {...row} />
          ))}
        </ListGroup>
      )}
      {groups.map(({ scope, labels }) => (
        <ListGroup
          key={scope ?? ''}
          label={scope ?? (groups.length > 1 ? 'Labels without a scope' : 'Labels')}
          hideHeading={scope === null && groups.length === 1}
        >
          {labels.map((label) => (
            <LabelRow key={label.id} label={label} {...row} />
          ))}
        </ListGroup>
      ))}
    </SearchableList>
  );
}

/** Groups consecutive labels of the same scope; the server returns labels ordered by scope. */
function groupLabelsByScope<Label extends { name: string }>(labels: readonly Label[]) {
  const groups: { scope: string | null; labels: Label[] }[] = [];
  for (const label of labels) {
    const scope = parseLabelScope(label.name);
    const last = groups.at(-1);
    if (last && last.scope === scope) last.labels.push(label);
    else groups.push({ scope, labels: [label] });
  }
  return groups;
}
