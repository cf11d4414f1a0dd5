import { cancelImport, deleteImport, startImport } from '../../domain/imports/controlImport';
import { createImport } from '../../domain/imports/createImport';
import { updateImport } from '../../domain/imports/updateImport';
import { encodeGlobalId } from '../../domain/base/ids';
import { type ImportJobKey, readImportJob } from '../../store/read/importJobs';
import { schemaBuilder } from '../builder/builder';
import { GraphQLPriority } from '../builder/enums';
import { GraphQLImportJob } from '../types/ImportJob';
import { GraphQLImportDateOrder } from '../types/ImportPreview';
import { defineMutation, type PayloadFieldBuilder } from './mutation';
import { defineProjectPayloadField } from './payloads';

const defineImportPayloadField = (t: PayloadFieldBuilder<ImportJobKey>) =>
  t.field({
    type: GraphQLImportJob,
    nullable: true,
    description: 'The import in its state after this mutation, or null if the mutation was rejected.',
    resolve: ({ result }, _args, context) => result && readImportJob(context.store.db, result),
  });

const IMPORT_ID_DESCRIPTION = 'Id of the import to change.';

defineMutation('createImport', {
  description:
    'Creates an import. Its file is then uploaded with `POST /import/ID/upload?offset=BYTES`. Requires the role MAINTAINER.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Project that the issues are imported into.' }),
    fileName: t.string({ required: true, description: 'Name of the file, shown to users.' }),
    fileSize: t.float({ required: true, description: 'Size of the file in bytes, at most 8 GiB.' }),
  }),
  run: (...args) => createImport(...args),
  payload: (t) => ({ importJob: defineImportPayloadField(t) }),
});

const GraphQLImportStateInput = schemaBuilder.inputType('ImportStateInput', {
  description: 'Workflow state for the issues that have a state in the file.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the state in the file.' }),
    stateId: t.id({ required: true, description: 'Workflow state that the issues get.' }),
  }),
});

const GraphQLImportPriorityInput = schemaBuilder.inputType('ImportPriorityInput', {
  description: 'Priority for the issues that have a priority in the file.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the priority in the file.' }),
    priority: t.field({
      type: GraphQLPriority,
      required: true,
      description: 'Priority that the issues get.',
    }),
  }),
});

const GraphQLImportColumnInput = schemaBuilder.inputType('ImportColumnInput', {
  description: 'Field of the issues that a column of a CSV file contains.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Header of the column.' }),
    field: t.string({
      required: true,
      description: 'Field from `ImportPreview.columnFields`. An empty string means none.',
    }),
  }),
});

defineMutation('updateImport', {
  description:
    'Changes the format and mapping of an import that is not running. Absent fields remain unchanged. Requires the role MAINTAINER.',
  input: (t) => ({
    id: t.id({ required: true, description: IMPORT_ID_DESCRIPTION }),
    format: t.string({ description: 'Identifier of the file’s format, from `Project.importFormats`.' }),
    container: t.string({
      description: 'Repository or project of the file to import. An empty string means all.',
    }),
    columns: t.field({
      type: [GraphQLImportColumnInput],
      description: 'Columns to map to another field than the suggested one. Other columns remain unchanged.',
    }),
    states: t.field({
      type: [GraphQLImportStateInput],
      description:
        'States of the file to map to another workflow state than the suggested one. Other states remain unchanged.',
    }),
    priorities: t.field({
      type: [GraphQLImportPriorityInput],
      description:
        'Priorities of the file to map to another priority than the suggested one. Other priorities remain unchanged.',
    }),
    dates: t.field({
      type: GraphQLImportDateOrder,
      description:
        'Order of day, month and year in the dates of the file. Answers `ImportPreview.dateQuestion`.',
    }),
  }),
  run: (...args) => updateImport(...args),
  payload: (t) => ({ importJob: defineImportPayloadField(t) }),
});

const IMPORT_CONTROL_MUTATIONS = [
  [
    'startImport',
    'Starts an import, or resumes one that was canceled or has failed. A project has at most one running import. Requires the role MAINTAINER.',
    startImport,
  ],
  [
    'cancelImport',
    'Cancels a queued or running import. Imported issues are kept. Requires the role MAINTAINER.',
    cancelImport,
  ],
] as const;

for (const [name, description, control] of IMPORT_CONTROL_MUTATIONS) {
  defineMutation(name, {
    description,
    input: (t) => ({ id: t.id({ required: true, description: IMPORT_ID_DESCRIPTION }) }),
    run: (...args) => control(...args),
    payload: (t) => ({ importJob: defineImportPayloadField(t) }),
  });
}

defineMutation('deleteImport', {
  description:
    'Deletes an import that is not running, with its uploaded file and its report. Imported issues are kept. Requires the role MAINTAINER.',
  input: (t) => ({ id: t.id({ required: true, description: IMPORT_ID_DESCRIPTION }) }),
  run: (...args) => deleteImport(...args),
  payload: (t) => ({
    project: defineProjectPayloadField(t),
    deletedImportId: t.id({
      nullable: true,
      description: 'Id of the deleted import, or null if the mutation was rejected.',
      resolve: ({ result }) => result && encodeGlobalId('ImportJob', result.projectId, result.number),
    }),
  }),
});
