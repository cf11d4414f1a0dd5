import { INT4_MAX } from '../../../shared/limits';
import { IMPORT_JOB_STATES, IMPORT_STAGES } from '../../../shared/imports';
import { encodeGlobalId } from '../../domain/base/ids';
import type { ImportFormatInfo } from '../../domain/context/ImportJobService';
import {
  createImportJobConnection,
  getImportJobPace,
  loadImportPreview,
  loadVisibleImportJob,
} from '../../domain/imports/importJobs';
import { getImportReport } from '../../domain/imports/importReport';
import { loadUser } from '../../domain/people/users';
import { requireVisibleProject } from '../../domain/projects/projects';
import { type ImportJobRow, toImportJobKey } from '../../store/read/importJobs';
import { defineForwardPaginationArguments } from '../builder/arguments';
import { GraphQLNode, NODE_ID_DESCRIPTION, schemaBuilder } from '../builder/builder';
import { defineGraphQLConnectionType } from '../builder/connection';
import { GraphQLDateTime } from '../builder/DateTime';
import { defineIndexedEnum } from '../builder/enums';
import { GraphQLProjectRef } from '../builder/refs';
import { GraphQLImportPreview } from './ImportPreview';
import { GraphQLImportReport } from './ImportReport';
import { GraphQLUser } from './User';

const GraphQLImportState = defineIndexedEnum('ImportState', 'State of an import.', IMPORT_JOB_STATES, {
  draft: 'The file is being uploaded, or the import has not been started.',
  queued: 'The import waits until other imports on the server have ended.',
  running: 'The import is in progress. It continues after a restart of the server.',
  done: 'The whole file has been imported.',
  failed: 'The import has stopped because of an error. Imported issues are kept, and it can be resumed.',
  canceled: 'A user canceled the import. Imported issues are kept, and it can be resumed.',
});

const GraphQLImportStage = defineIndexedEnum('ImportStage', 'Step of a running import.', IMPORT_STAGES, {
  waiting: 'The import has not begun to read its file.',
  reading: 'The file is being read to reserve the numbers of its issues.',
  importing: 'The issues of the file are being written.',
});

const GraphQLImportFormat = schemaBuilder.objectRef<ImportFormatInfo>('ImportFormat').implement({
  description: 'A format of files that can be imported.',
  fields: (t) => ({
    system: t.exposeString('system', { description: 'Identifier of the format, such as “jira”.' }),
    title: t.exposeString('title', { description: 'Display name of the format, such as “Jira”.' }),
    exportHint: t.exposeString('exportHint', {
      description:
        'Instruction for creating such a file, as the end of a sentence that begins with “Save the issues”.',
    }),
    containerName: t.string({
      description: 'Singular name for a part of the tracker, such as “project” or “repository”.',
      resolve: ({ containerName }) => containerName.singular,
    }),
  }),
});

export const GraphQLImportJob = schemaBuilder.objectRef<ImportJobRow>('ImportJob').implement({
  description: 'An import of issues from an uploaded file. Visible only to users who can import.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID_DESCRIPTION,
      resolve: ({ project_id, number }) => encodeGlobalId('ImportJob', project_id, number),
    }),
    number: t.exposeInt('number', { description: 'Sequential number, unique in the project.' }),
    project: t.field({
      type: GraphQLProjectRef,
      description: 'Project that the issues are imported into.',
      resolve: ({ project_id }, _args, context) => requireVisibleProject(context, project_id),
    }),
    state: t.expose('state', { type: GraphQLImportState, description: 'Current state of the import.' }),
    actor: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'User who created or last started the import, or null if unknown.',
      resolve: ({ actor_id }, _args, context) => loadUser(context, actor_id),
    }),
    fileName: t.exposeString('file_name', { description: 'Name of the uploaded file.' }),
    fileSize: t.exposeFloat('file_size', { description: 'Size of the complete file in bytes.' }),
    uploadedBytes: t.exposeFloat('uploaded_bytes', {
      description: 'Number of bytes that have been uploaded. An interrupted upload continues at this offset.',
    }),
    format: t.field({
      type: GraphQLImportFormat,
      nullable: true,
      description: 'Format of the file, or null if it was neither recognized nor chosen.',
      resolve: ({ format }, _args, { imports }) =>
        imports.formats.find(({ system }) => system === format) ?? null,
    }),
    container: t.exposeString('container', {
      nullable: true,
      description: 'Repository or project of the file to import, or null for all.',
    }),
    preview: t.field({
      type: GraphQLImportPreview,
      nullable: true,
      description:
        'Preview of the issues to import. Null while the upload is incomplete, if the format of a readable file is unknown, or if the import cannot be started.',
      resolve: async (job, _args, context) => {
        const preview = await loadImportPreview(context, job);
        return preview && { ...preview, projectId: job.project_id };
      },
    }),
    canResume: t.boolean({
      description: 'Whether the uploaded file still exists, so that the import can be started.',
      resolve: async (job, _args, { imports }) =>
        (await imports.readFileSize(toImportJobKey(job))) === job.file_size,
    }),
    stage: t.expose('stage', { type: GraphQLImportStage, description: 'Current step of a running import.' }),
    bytesDone: t.exposeFloat('bytes_done', {
      description: 'Number of bytes of the file that the current step has read.',
    }),
    issuesDone: t.exposeInt('issues_done', { description: 'Number of issues that the last run has read.' }),
    issuesPerSecond: t.float({
      nullable: true,
      description:
        'Number of issues that a running import reads per second, or null while it is not importing issues.',
      resolve: (job) => getImportJobPace(job).issuesPerSecond,
    }),
    secondsLeft: t.float({
      nullable: true,
      description: 'Estimated number of seconds until the import is done, or null if unknown.',
      resolve: (job) => getImportJobPace(job).secondsLeft,
    }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'Human-readable reason why the import failed, or null if it did not.',
    }),
    report: t.field({
      type: GraphQLImportReport,
      nullable: true,
      description: 'Report of the last run that has ended, or null if there is none.',
      resolve: getImportReport,
    }),
    createdAt: t.expose('created_at', {
      type: GraphQLDateTime,
      description: 'When the import was created.',
    }),
    startedAt: t.expose('started_at', {
      type: GraphQLDateTime,
      nullable: true,
      description: 'When the import was first started, or null if it has not been started.',
    }),
    endedAt: t.expose('ended_at', {
      type: GraphQLDateTime,
      nullable: true,
      description: 'When the import ended, or null if it has not ended.',
    }),
  }),
});

const GraphQLImportJobConnection = defineGraphQLConnectionType(
  'ImportJob',
  GraphQLImportJob,
  'A page of imports.',
);

schemaBuilder.objectFields(GraphQLProjectRef, (t) => ({
  imports: t.field({
    type: GraphQLImportJobConnection,
    description: 'Imports of the project, newest first. Empty if the viewer cannot import.',
    args: defineForwardPaginationArguments(),
    resolve: (project, args, context) => createImportJobConnection(context, project, args),
  }),
  importJob: t.field({
    type: GraphQLImportJob,
    nullable: true,
    description: 'An import by its number, or null if there is none or the viewer cannot import.',
    args: { number: t.arg.int({ required: true, description: 'Number of the import.' }) },
    resolve: (project, { number }, context) =>
      number > 0 && number <= INT4_MAX
        ? loadVisibleImportJob(context, { projectId: project.id, number })
        : null,
  }),
  importFormats: t.field({
    type: [GraphQLImportFormat],
    description: 'Formats of files that can be imported.',
    resolve: (_project, _args, { imports }) => [...imports.formats],
  }),
}));
