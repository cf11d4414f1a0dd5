import type {
  ImportDateQuestion,
  ImportPreview,
  ImportPreviewColumn,
  ImportPreviewContainer,
  ImportPreviewIssue,
  ImportPreviewPriority,
  ImportPreviewState,
} from '../../domain/context/ImportJobService';
import { loadWorkflowState } from '../../domain/issues/issues';
import { schemaBuilder } from '../builder/builder';
import { GraphQLDateTime } from '../builder/DateTime';
import { defineUpperCaseEnum, GraphQLIssueType, GraphQLPriority } from '../builder/enums';
import { GraphQLErrorCode } from './UserError';
import { GraphQLWorkflowState } from './Workflow';

type InProject<Item> = Item & { projectId: number };

const GraphQLImportPreviewIssue = schemaBuilder
  .objectRef<InProject<ImportPreviewIssue>>('ImportPreviewIssue')
  .implement({
    description: 'An issue of an uploaded file as it will be imported.',
    fields: (t) => ({
      source: t.exposeString('source', { description: 'Key of the issue in its source, such as NET-12.' }),
      title: t.exposeString('title', { description: 'Title of the imported issue.' }),
      type: t.expose('type', { type: GraphQLIssueType, description: 'Type of the imported issue.' }),
      priority: t.expose('priority', {
        type: GraphQLPriority,
        description: 'Priority of the imported issue.',
      }),
      state: t.field({
        type: GraphQLWorkflowState,
        nullable: true,
        description: 'Workflow state of the imported issue, or null if it was deleted.',
        resolve: ({ projectId, stateId }, _args, context) => loadWorkflowState(context, projectId, stateId),
      }),
      author: t.exposeString('author', {
        nullable: true,
        description: 'Login of the author in the source, or null if unknown.',
      }),
      labels: t.exposeStringList('labels', { description: 'Names of the labels of the imported issue.' }),
      commentCount: t.exposeInt('commentCount', { description: 'Number of comments that are imported.' }),
      createdAt: t.expose('createdAt', {
        type: GraphQLDateTime,
        nullable: true,
        description: 'When the issue was created, or null if the file does not contain it.',
      }),
    }),
  });

const GraphQLImportPreviewState = schemaBuilder
  .objectRef<InProject<ImportPreviewState>>('ImportPreviewState')
  .implement({
    description: 'A state of an uploaded file with the workflow state that its issues get.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the state in the file.' }),
      count: t.exposeInt('count', { description: 'Number of issues of the sample with this state.' }),
      state: t.field({
        type: GraphQLWorkflowState,
        nullable: true,
        description: 'Workflow state that the issues get, or null if it was deleted.',
        resolve: ({ projectId, stateId }, _args, context) => loadWorkflowState(context, projectId, stateId),
      }),
    }),
  });

const GraphQLImportPreviewPriority = schemaBuilder
  .objectRef<ImportPreviewPriority>('ImportPreviewPriority')
  .implement({
    description: 'A priority of an uploaded file with the priority that its issues get.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the priority in the file.' }),
      count: t.exposeInt('count', { description: 'Number of issues of the sample with this priority.' }),
      priority: t.expose('priority', {
        type: GraphQLPriority,
        description: 'Priority that the issues get.',
      }),
    }),
  });

const GraphQLImportPreviewColumn = schemaBuilder
  .objectRef<ImportPreviewColumn>('ImportPreviewColumn')
  .implement({
    description: 'A column of an uploaded CSV file.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Header of the column.' }),
      field: t.exposeString('field', {
        nullable: true,
        description: 'Field of the issues that the column contains, such as “title”, or null for none.',
      }),
      example: t.exposeString('example', {
        nullable: true,
        description:
          'Start of a value in the column, as an example, or null if the column is empty in the sample.',
      }),
    }),
  });

const GraphQLImportPreviewContainer = schemaBuilder
  .objectRef<ImportPreviewContainer>('ImportPreviewContainer')
  .implement({
    description: 'A repository or project of an uploaded file.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the repository or project.' }),
      count: t.exposeInt('count', {
        description: 'Number of issues of the sample in this repository or project.',
      }),
    }),
  });

export const GraphQLImportDateOrder = defineUpperCaseEnum(
  'ImportDateOrder',
  'Order of day, month and year in dates that consist of numbers.',
  {
    dmy: 'Day, month, year: 31/12/2025.',
    mdy: 'Month, day, year: 12/31/2025.',
    ymd: 'Year, month, day: 25-12-31. Years have two digits; dates such as 2025-12-31 always have this order.',
  },
);

const GraphQLImportDateExample = schemaBuilder
  .objectRef<NonNullable<ImportDateQuestion['example']>>('ImportDateExample')
  .implement({
    description: 'A date of an uploaded file.',
    fields: (t) => ({
      text: t.exposeString('text', { description: 'Text of the date in the file.' }),
      line: t.exposeInt('line', { description: 'Line of the file, from 1.' }),
      column: t.exposeString('column', { description: 'Header of the column.' }),
    }),
  });

const GraphQLImportDateChoice = schemaBuilder
  .objectRef<ImportDateQuestion['choices'][number]>('ImportDateChoice')
  .implement({
    description: 'An order that fits all dates of an uploaded file.',
    fields: (t) => ({
      order: t.expose('order', {
        type: GraphQLImportDateOrder,
        description: 'An order of day, month and year.',
      }),
      date: t.expose('date', {
        type: GraphQLDateTime,
        description: 'The example date, read in this order.',
      }),
    }),
  });

const GraphQLImportDateQuestion = schemaBuilder
  .objectRef<ImportDateQuestion>('ImportDateQuestion')
  .implement({
    description:
      'A question about the order of day, month and year in an uploaded file. The import cannot be started until it is answered with `updateImport`.',
    fields: (t) => ({
      example: t.field({
        type: GraphQLImportDateExample,
        nullable: true,
        description: 'A date that differs between the orders, or null if no order fits all dates.',
        resolve: ({ example }) => example,
      }),
      choices: t.field({
        type: [GraphQLImportDateChoice],
        description: 'Orders that fit all dates. Empty if there is none.',
        resolve: ({ choices }) => choices,
      }),
      chosen: t.expose('chosen', {
        type: GraphQLImportDateOrder,
        nullable: true,
        description:
          'Order chosen for this import, or else for the previous import of the project; null if none was chosen.',
      }),
      problem: t.exposeString('problem', {
        nullable: true,
        description:
          'Error message that names two dates which no single order fits, or null. While it is set, the import cannot be started.',
      }),
    }),
  });

export const GraphQLImportPreview = schemaBuilder
  .objectRef<InProject<ImportPreview>>('ImportPreview')
  .implement({
    description: 'Issues that an import will create or change, from the beginning of its file.',
    fields: (t) => {
      const inProject = <Item>(items: readonly Item[], projectId: number): InProject<Item>[] =>
        items.map((item) => ({ ...item, projectId }));
      return {
        issues: t.field({
          type: [GraphQLImportPreviewIssue],
          description: 'The first ten issues of the file.',
          resolve: ({ issues, projectId }) => inProject(issues, projectId),
        }),
        states: t.field({
          type: [GraphQLImportPreviewState],
          description:
            'States of the sample, most frequent first. Empty if the import keeps the workflow states of the source.',
          resolve: ({ states, projectId }) => inProject(states, projectId),
        }),
        priorities: t.field({
          type: [GraphQLImportPreviewPriority],
          description:
            'Priorities of the sample, most frequent first. Empty if the import keeps the priorities of the source.',
          resolve: ({ priorities }) => priorities,
        }),
        containers: t.field({
          type: [GraphQLImportPreviewContainer],
          description: 'Repositories or projects of the sample, most frequent first.',
          resolve: ({ containers }) => containers,
        }),
        columns: t.field({
          type: [GraphQLImportPreviewColumn],
          description: 'Columns of a CSV file. Empty for formats whose columns have a fixed meaning.',
          resolve: ({ columns }) => columns,
        }),
        columnFields: t.stringList({
          description: 'Fields of issues that a column can contain.',
          resolve: (_preview, _args, { imports }) => [...imports.columnFields],
        }),
        dateQuestion: t.field({
          type: GraphQLImportDateQuestion,
          nullable: true,
          description:
            'Question about the order of day, month and year, or null if the order is unambiguous.',
          resolve: ({ dateQuestion }) => dateQuestion,
        }),
        sampleCount: t.exposeInt('sampleCount', {
          description:
            'Number of issues in the sample, from which states, priorities and containers are collected.',
        }),
        isComplete: t.exposeBoolean('isComplete', {
          description: 'Whether the sample contains all issues of the file.',
        }),
        problem: t.exposeString('problem', {
          nullable: true,
          description:
            'Reason why the file cannot be read, or the first problem of the sample; null if there is none.',
        }),
        problemCode: t.expose('problemCode', {
          type: GraphQLErrorCode,
          nullable: true,
          description:
            'Code of the problem, or null if there is none. LIMIT_EXCEEDED if the file exceeds a limit, otherwise VALIDATION_FAILED.',
        }),
      };
    },
  });
