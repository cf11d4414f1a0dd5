import type {
  ReconciledCount,
  WordedImportDifference,
  WordedImportReconciliation,
} from '../../domain/imports/importReport';
import { schemaBuilder } from '../builder/builder';

const KIND_DESCRIPTION =
  'Kind of records or values that are counted, in the plural, such as “issues” or “labels”.';

const GraphQLImportReconciledCount = schemaBuilder
  .objectRef<ReconciledCount & { kind: string }>('ImportReconciledCount')
  .implement({
    description: 'A count in the source of an import and in the project.',
    fields: (t) => ({
      kind: t.exposeString('kind', { description: KIND_DESCRIPTION }),
      source: t.exposeInt('source', { description: 'Number of records in the source.' }),
      project: t.exposeInt('store', { description: 'Number of these records in the project.' }),
    }),
  });

const GraphQLImportDifferenceReason = schemaBuilder
  .objectRef<{ reason: string; count: number }>('ImportDifferenceReason')
  .implement({
    description: 'A reason why counts of the source and of the project differ.',
    fields: (t) => ({
      reason: t.exposeString('reason', { description: 'Human-readable text, or “unexplained”.' }),
      count: t.exposeInt('count', {
        description:
          'Number of records: negative if the project lacks them, positive if only the project has them.',
      }),
    }),
  });

const GraphQLImportDifference = schemaBuilder
  .objectRef<WordedImportDifference>('ImportDifference')
  .implement({
    description:
      'A state, label, author or other value with different numbers of records in the source and in the project.',
    fields: (t) => ({
      kind: t.exposeString('kind', { description: KIND_DESCRIPTION }),
      value: t.exposeString('value', {
        description: 'Name of the state, label or other value, or login of the author. Empty for totals.',
      }),
      source: t.exposeInt('source', { description: 'Number of records in the source.' }),
      project: t.exposeInt('store', { description: 'Number of records in the project.' }),
      reasons: t.field({
        type: [GraphQLImportDifferenceReason],
        description: 'Reasons for the difference, each with its number of records.',
        resolve: ({ reasons }) => Object.entries(reasons).map(([reason, count]) => ({ reason, count })),
      }),
      examples: t.exposeStringList('examples', {
        description: 'Issues with the difference, at most 5, as their keys in the source, such as NET-12.',
      }),
    }),
  });

/** Number of differences that are returned if the argument `first` is absent. */
const DIFFERENCES_DEFAULT = 100;

export const GraphQLImportReconciliation = schemaBuilder
  .objectRef<WordedImportReconciliation>('ImportReconciliation')
  .implement({
    description: 'Comparison of the source with the project after an import.',
    fields: (t) => ({
      counts: t.field({
        type: [GraphQLImportReconciledCount],
        description: 'Totals by kind, issues first.',
        resolve: ({ counts }) => Object.entries(counts).map(([kind, count]) => ({ kind, ...count })),
      }),
      differences: t.field({
        type: [GraphQLImportDifference],
        description: 'Values whose counts differ, unexplained ones first. At most 1,000 are stored.',
        args: {
          first: t.arg.int({
            defaultValue: DIFFERENCES_DEFAULT,
            description: 'Maximum number of returned differences, 0 to 1,000.',
          }),
        },
        resolve: ({ differences }, { first }) =>
          differences.slice(0, Math.max(0, first ?? DIFFERENCES_DEFAULT)),
      }),
      differenceCount: t.exposeInt('differenceCount', {
        description: 'Number of values whose counts differ.',
      }),
      unexplainedCount: t.exposeInt('unexplainedCount', {
        description: 'Number of records that differ without a known reason, or 0 if the import is complete.',
      }),
    }),
  });
