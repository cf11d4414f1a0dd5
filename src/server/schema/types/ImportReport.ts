import {
  type ImportRecordResultCounts,
  type ImportReportReason,
  listImportReportReasons,
  type RenumberedIssue,
  type WordedImportProblem,
  type WordedImportReport,
} from '../../domain/imports/importReport';
import { schemaBuilder } from '../builder/builder';
import { defineUpperCaseEnum } from '../builder/enums';
import { GraphQLImportReconciliation } from './ImportReconciliation';

const GraphQLImportReportCounts = schemaBuilder
  .objectRef<ImportRecordResultCounts & { kind: string }>('ImportReportCounts')
  .implement({
    description: 'Results of an import for one kind of record.',
    fields: (t) => ({
      kind: t.exposeString('kind', {
        description: 'Kind of the records in the plural, such as “issues” or “comments”.',
      }),
      read: t.exposeInt('read', { description: 'Number of records that were read.' }),
      created: t.exposeInt('kept', { description: 'Number of records that were created.' }),
      changed: t.exposeInt('changed', { description: 'Number of existing records that were changed.' }),
      unchanged: t.exposeInt('unchanged', {
        description: 'Number of existing records that were left unchanged.',
      }),
      removed: t.exposeInt('removed', {
        description: 'Number of records that were deleted because the source no longer contains them.',
      }),
      skipped: t.exposeInt('skipped', {
        description: 'Number of records that are not to be imported, such as pull requests.',
      }),
      dropped: t.exposeInt('dropped', { description: 'Number of records that cannot be imported.' }),
    }),
  });

const GraphQLImportReportReason = schemaBuilder
  .objectRef<ImportReportReason>('ImportReportReason')
  .implement({
    description: 'A reason why records were not imported, or a detail that was not imported.',
    fields: (t) => ({
      kind: t.exposeString('kind', {
        nullable: true,
        description:
          'Kind of the records in the plural, or null for a detail of imported issues or comments.',
      }),
      reason: t.exposeString('reason', { description: 'Human-readable text of the reason or detail.' }),
      count: t.exposeInt('count', { description: 'Number of records or details with this reason.' }),
    }),
  });

const GraphQLImportProblemKind = defineUpperCaseEnum<WordedImportProblem['what']>(
  'ImportProblemKind',
  'Effect of a problem on a record of an import.',
  {
    dropped: 'The record was not imported.',
    altered: 'The record was imported with a change.',
  },
);

const GraphQLImportReportProblem = schemaBuilder
  .objectRef<WordedImportProblem>('ImportReportProblem')
  .implement({
    description: 'A record of the file that was dropped or altered.',
    fields: (t) => ({
      line: t.exposeInt('line', {
        description: 'Line of the file at which the record begins, counted from 1.',
      }),
      kind: t.expose('what', { type: GraphQLImportProblemKind, description: 'Effect on the record.' }),
      reason: t.exposeString('why', { description: 'Human-readable text of the problem.' }),
    }),
  });

const GraphQLRenumberedIssue = schemaBuilder.objectRef<RenumberedIssue>('RenumberedIssue').implement({
  description:
    'An imported issue that got a new number, because the number in its source belonged to another issue of the project.',
  fields: (t) => ({
    source: t.exposeString('source', { description: 'Key of the issue in its source, such as NET-12.' }),
    number: t.exposeInt('number', { description: 'Number of the issue in this project.' }),
  }),
});

/** Number of reasons, problems or issues that a report lists if the argument `first` is absent. */
const REPORT_ITEMS_DEFAULT = 100;

export const GraphQLImportReport = schemaBuilder.objectRef<WordedImportReport>('ImportReport').implement({
  description: 'Report of an import, which counts each record of the file.',
  fields: (t) => {
    const first = t.arg.int({
      defaultValue: REPORT_ITEMS_DEFAULT,
      description: 'Maximum number of returned items, 0 to 1,000.',
    });
    const limit = <Item>(items: readonly Item[], count: number | null | undefined): Item[] =>
      items.slice(0, Math.max(0, count ?? REPORT_ITEMS_DEFAULT));
    return {
      seconds: t.exposeFloat('seconds', { description: 'Duration of the last run in seconds.' }),
      counts: t.field({
        type: [GraphQLImportReportCounts],
        description: 'Results by kind of record, issues first.',
        resolve: ({ counts }) => Object.entries(counts).map(([kind, results]) => ({ kind, ...results })),
      }),
      reasons: t.field({
        type: [GraphQLImportReportReason],
        description: 'Reasons why records or details were not imported, most frequent first.',
        args: { first },
        resolve: (report, args) => limit(listImportReportReasons(report), args.first),
      }),
      notes: t.exposeStringList('notes', {
        description: 'Sentences about decisions of the import that users should know.',
      }),
      problems: t.field({
        type: [GraphQLImportReportProblem],
        description: 'The first records that were dropped or altered, in order of the file.',
        args: { first },
        resolve: ({ problems }, args) => limit(problems, args.first),
      }),
      problemCount: t.exposeInt('problemCount', {
        description: 'Number of records that were dropped or altered.',
      }),
      renumberedIssues: t.field({
        type: [GraphQLRenumberedIssue],
        description: 'The first issues that did not keep their number.',
        args: { first },
        resolve: ({ renumberedIssues }, args) => limit(renumberedIssues, args.first),
      }),
      renumberedIssueCount: t.exposeInt('renumberedIssueCount', {
        description: 'Number of issues that did not keep their number.',
      }),
      reconciliation: t.field({
        type: GraphQLImportReconciliation,
        nullable: true,
        description: 'Comparison of the source with the project, or null if the import ended early.',
        resolve: ({ reconciliation }) => reconciliation,
      }),
      json: t.string({
        description: 'The whole report as JSON text, in the format of `winnow import --report`.',
        resolve: (report) => JSON.stringify(report, null, 2),
      }),
    };
  },
});
