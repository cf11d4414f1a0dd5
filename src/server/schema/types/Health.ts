import {
  type EmailHealth,
  type ProjectIndexHealth as OfProject,
  type SystemHealth as Health,
  getSystemHealth,
} from '../../domain/site/health';
import { requireVisibleProject } from '../../domain/projects/projects';
import type { BulkOperationRow } from '../../store/read/bulk';
import { schemaBuilder } from '../builder/builder';
import { GraphQLDateTime } from '../builder/DateTime';
import { GraphQLBulkOperationRef, GraphQLProjectRef } from '../builder/refs';

const GraphQLProjectHealth = schemaBuilder.objectRef<OfProject>('ProjectHealth').implement({
  description: 'State of the search index of one project.',
  fields: (t) => ({
    project: t.field({
      type: GraphQLProjectRef,
      description: 'Project that the index belongs to.',
      resolve: ({ project }) => project,
    }),
    inMemory: t.exposeBoolean('inMemory', {
      description: 'Whether lists of this project are served from memory instead of SQL.',
    }),
    behind: t.exposeInt('behind', {
      description:
        'Number of project changes that the slowest index has not processed yet. Queries wait for them.',
    }),
  }),
});

const GraphQLRunningBulkOperation = schemaBuilder.objectRef<BulkOperationRow>('Job').implement({
  description: 'A bulk operation that is currently running.',
  fields: (t) => ({
    operation: t.field({
      type: GraphQLBulkOperationRef,
      description: 'The running bulk operation.',
      resolve: (row) => row,
    }),
    project: t.field({
      type: GraphQLProjectRef,
      description: 'Project in which the operation runs.',
      resolve: (row, _args, context) => requireVisibleProject(context, row.project_id),
    }),
  }),
});

const GraphQLEmailHealth = schemaBuilder.objectRef<EmailHealth>('EmailHealth').implement({
  description: 'State of the outbox: the emails that are queued, sent or failed.',
  fields: (t) => ({
    queued: t.exposeInt('queued', { description: 'Number of emails that wait to be sent.' }),
    oldestDueAt: t.expose('oldestDueAt', {
      type: GraphQLDateTime,
      nullable: true,
      description: 'When the oldest queued email became due, or null if none is due.',
    }),
    sent: t.exposeInt('sent', { description: 'Number of emails sent within the last seven days.' }),
    failed: t.exposeInt('failed', {
      description:
        'Number of emails within the last seven days that could not be delivered and are not tried again.',
    }),
    unknown: t.exposeInt('unknown', {
      description:
        'Number of emails within the last seven days whose delivery is unknown, because a server was killed while it sent them. They have probably arrived, and are not sent again.',
    }),
    lastError: t.exposeString('lastError', {
      nullable: true,
      description:
        'Message of the latest delivery error, or null if there was none within the last seven days.',
    }),
  }),
});

const GraphQLSystemHealth = schemaBuilder.objectRef<Health>('SystemHealth').implement({
  description: 'Technical state of the server. Visible to administrators only.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'Version of the Winnow server.' }),
    engine: t.exposeString('engine', {
      description:
        'Database engine: `embedded` for a database in the server process, or `server` for a separate PostgreSQL server.',
    }),
    databaseVersion: t.string({
      description: 'Version string reported by the database.',
      resolve: async (health) => (await health.database()).version,
    }),
    databaseBytes: t.float({
      description: 'Size of the database in bytes.',
      resolve: async (health) => (await health.database()).bytes,
    }),
    email: t.field({
      type: GraphQLEmailHealth,
      nullable: true,
      description: 'State of the email outbox, or null if email is not configured.',
      resolve: (health) => health.email(),
    }),
    uptime: t.exposeFloat('uptime', { description: 'Seconds since the server process started.' }),
    memoryBytes: t.exposeFloat('memoryBytes', {
      description: 'Memory used by the server process, in bytes.',
    }),
    indexBytes: t.float({
      description: 'Memory used by the search indexes, in bytes.',
      resolve: (health) => health.indexBytes(),
    }),
    eventLagSeconds: t.float({
      description:
        'Age in seconds of the oldest change that an index has not processed, or 0 if all are up to date.',
      resolve: (health) => health.eventLag(),
    }),
    eventLoopMs: t.float({
      description:
        '99th percentile of the event loop delay in milliseconds, since the last request for this field.',
      resolve: (health) => health.eventLoop(),
    }),
    projects: t.field({
      type: [GraphQLProjectHealth],
      description: 'Search index state of each project, ordered by name.',
      resolve: (health) => health.projects(),
    }),
    jobs: t.field({
      type: [GraphQLRunningBulkOperation],
      description: 'Bulk operations running in the background.',
      resolve: (health) => health.jobs(),
    }),
  }),
});

schemaBuilder.queryField('health', (t) =>
  t.field({
    type: GraphQLSystemHealth,
    description: 'Technical state of the server. Requires the site role ADMINISTRATOR.',
    resolve: (_root, _args, context) => getSystemHealth(context),
  }),
);
