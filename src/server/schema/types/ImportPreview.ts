import type {
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
import { GraphQLIssueType, GraphQLPriority } from '../builder/enums';
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
      count: t.exposeInt('count', { description: 'Number of its issues in the sample.' }),
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
        sampleCount: t.exposeInt('sampleCount', {
          description:
            'Number of issues in the sample, from which states, priorities and containers are collected.',
        }),
        isComplete: t.exposeBoolean('isComplete', {
          description: 'Whether the sample contains all issues of the file.',
        }),
        problem: t.exposeString('problem', {
          nullable: true,
          description: 'Human-readable text of the first problem of the sample, or null if there is none.',
        }),
      };
    },
  });
