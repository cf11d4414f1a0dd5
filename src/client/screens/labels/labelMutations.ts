import { graphql } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type { labelMutationsCreateMutation } from '../../../../__generated__/labelMutationsCreateMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';
import type { labelMutationsUpdatableQuery } from '../../../../__generated__/labelMutationsUpdatableQuery.graphql';
import type { labelMutationsUpdateMutation } from '../../../../__generated__/labelMutationsUpdateMutation.graphql';
import type { labelMutationsMergeMutation } from '../../../../__generated__/labelMutationsMergeMutation.graphql';
import type { labelMutationsDeleteMutation } from '../../../../__generated__/labelMutationsDeleteMutation.graphql';

export const createLabel: MutationDefinition<labelMutationsCreateMutation, 'queued'> = {
  name: 'createLabel',
  delivery: 'queued',
  document: graphql`
    mutation labelMutationsCreateMutation($input: CreateLabelInput!) {
      edit: createLabel(input: $input) {
        label {
          id
          ...LabelList_createdLabels
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

export const updateLabel: MutationDefinition<labelMutationsUpdateMutation, 'queued'> = {
  name: 'updateLabel',
  delivery: 'queued',
  document: graphql`
    mutation labelMutationsUpdateMutation($input: UpdateLabelInput!) {
      edit: updateLabel(input: $input) {
        label {
          ...LabelRow_label
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, { id, name, color, description }) => {
    const label = readUpdatableLabel(store, id);
    if (!label) return;
    if (name != null) label.name = name;
    if (color != null) label.color = color;
    if (description !== undefined) label.description = description || null;
  },
};

/** Merges a label into another one, which a bulk operation adds to its issues instead. */
export const mergeLabels: MutationDefinition<labelMutationsMergeMutation, 'queued'> = {
  name: 'mergeLabels',
  delivery: 'queued',
  document: graphql`
    mutation labelMutationsMergeMutation($input: MergeLabelsInput!) {
      edit: mergeLabels(input: $input) {
        operation {
          id
          number
          state
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  updater: (store, { id }, { edit }) => markLabelDeletedInStore(store, id, edit.operation),
};

/** Deletes a label, after a bulk operation has removed it from its issues. */
export const deleteLabel: MutationDefinition<labelMutationsDeleteMutation, 'queued'> = {
  name: 'deleteLabel',
  delivery: 'queued',
  document: graphql`
    mutation labelMutationsDeleteMutation($input: DeleteLabelInput!) {
      edit: deleteLabel(input: $input) {
        operation {
          id
          number
          state
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  updater: (store, { id }, { edit }) => markLabelDeletedInStore(store, id, edit.operation),
};

/**
 * Marks a label as deleted, unless its deletion waits for a bulk operation that has not ended.
 *
 * @param operation the bulk operation that changes the label's issues; absent if there are none
 */
function markLabelDeletedInStore(
  store: RecordSourceProxy,
  id: string,
  operation: { readonly state: string } | null | undefined,
): void {
  if (operation && operation.state !== 'DONE') return;
  const label = readUpdatableLabel(store, id);
  if (label) label.isDeleted = true;
}

function readUpdatableLabel(store: RecordSourceProxy, id: string) {
  const { node } = store.readUpdatableQuery<labelMutationsUpdatableQuery>(
    graphql`
      query labelMutationsUpdatableQuery($id: ID!) @updatable {
        node(id: $id) {
          ... on Label {
            __typename
            name
            color
            description
            isDeleted
          }
        }
      }
    `,
    { id },
  ).updatableData;
  return node?.__typename === 'Label' ? node : null;
}
