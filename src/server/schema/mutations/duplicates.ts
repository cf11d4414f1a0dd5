/** Mutations of clusters of likely duplicates. */
import { mergeDuplicates } from '../../domain/bulk/mergeDuplicates';
import {
  cancelDuplicateSearchOfProject,
  type DuplicateSearchResult,
  startDuplicateSearch,
} from '../../domain/duplicateClusters/searches';
import { requireVisibleProject } from '../../domain/projects/projects';
import { GraphQLProjectRef } from '../builder/refs';
import { BulkOperation } from '../types/BulkOperation';
import { defineMutation, type PayloadFieldBuilder } from './mutation';

defineMutation('mergeDuplicates', {
  description:
    'Closes issues as duplicates of a canonical issue, with one bulk operation. It continues in the background after the response and can be undone with `undoBulkOperation`. Issues that cannot be closed as duplicates, such as closed ones, are reported by the operation.',
  input: (t) => ({
    canonicalId: t.id({ required: true, description: 'Id of the issue to keep.' }),
    duplicateIds: t.idList({
      required: true,
      description: 'Issues of the same project to close, 1 to 10,000. Triagers can close 1,000 at once.',
    }),
  }),
  run: (...args) => mergeDuplicates(...args),
  payload: (t) => ({
    operation: t.field({
      type: BulkOperation,
      nullable: true,
      description: 'The bulk operation that closes the issues, or null if the mutation was rejected.',
      resolve: ({ result }, _args, context) => result && context.load.bulkOperations.load(result),
    }),
  }),
});

const defineProjectPayloadField = (t: PayloadFieldBuilder<DuplicateSearchResult>) =>
  t.field({
    type: GraphQLProjectRef,
    nullable: true,
    description: 'The project after this mutation, or null if the mutation was rejected.',
    resolve: ({ result }, _args, context) => result && requireVisibleProject(context, result.projectId),
  });

for (const [name, description, run] of [
  [
    'startDuplicateSearch',
    'Starts a search for clusters of likely duplicates in a project. Does nothing if a search is waiting or running.',
    startDuplicateSearch,
  ],
  [
    'cancelDuplicateSearch',
    'Cancels the search for clusters of likely duplicates in a project. The clusters of the previous search remain.',
    cancelDuplicateSearchOfProject,
  ],
] as const) {
  defineMutation(name, {
    description,
    input: (t) => ({ projectId: t.id({ required: true, description: 'Project that is searched.' }) }),
    run: (...args) => run(...args),
    payload: (t) => ({ project: defineProjectPayloadField(t) }),
  });
}
