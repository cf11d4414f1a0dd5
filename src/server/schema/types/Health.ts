import {
  type ProjectHealth as OfProject,
  type SystemHealth as Health,
  systemHealth,
} from '../../domain/site/health';
import { requireProject } from '../../domain/projects/projects';
import type { BulkRow } from '../../store/read/bulk';
import { builder } from '../builder/builder';
import { BulkOperationRef, ProjectRef } from '../builder/refs';

const ProjectHealth = builder.objectRef<OfProject>('ProjectHealth').implement({
  description: 'How the search of a project is doing.',
  fields: (t) => ({
    project: t.field({ type: ProjectRef, description: 'Of which.', resolve: ({ project }) => project }),
    inMemory: t.exposeBoolean('inMemory', {
      description: 'Whether its lists are answered from memory; else the database is asked.',
    }),
    behind: t.exposeInt('behind', {
      description: 'How many of its changes an index has not taken in; whoever asks waits until it has.',
    }),
  }),
});

const Job = builder.objectRef<BulkRow>('Job').implement({
  description: 'A bulk operation under way.',
  fields: (t) => ({
    operation: t.field({ type: BulkOperationRef, description: 'Which one.', resolve: (row) => row }),
    project: t.field({
      type: ProjectRef,
      description: 'Where.',
      resolve: (row, _args, context) => requireProject(context, row.project_id),
    }),
  }),
});

const SystemHealth = builder.objectRef<Health>('SystemHealth').implement({
  description: 'How the site is doing, shown to administrators.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'Winnow’s.' }),
    engine: t.exposeString('engine', {
      description: 'How the database runs: `embedded` in this process, or a `server`.',
    }),
    databaseVersion: t.string({
      description: 'What the database says of itself.',
      resolve: async (health) => (await health.database()).version,
    }),
    databaseBytes: t.float({
      description: 'How large it is.',
      resolve: async (health) => (await health.database()).bytes,
    }),
    uptime: t.exposeFloat('uptime', { description: 'Seconds since this process started.' }),
    memoryBytes: t.exposeFloat('memoryBytes', { description: 'What this process takes of memory.' }),
    indexBytes: t.float({
      description: 'What of it the search takes for its indexes.',
      resolve: (health) => health.indexBytes(),
    }),
    eventLagSeconds: t.float({
      description: 'Seconds since the first change that an index has not taken in; 0: none is behind.',
      resolve: (health) => health.eventLag(),
    }),
    eventLoopMs: t.float({
      description:
        'Milliseconds by which this process was late with what was to be done, 99 of 100 times less, since this was last asked.',
      resolve: (health) => health.eventLoop(),
    }),
    projects: t.field({
      type: [ProjectHealth],
      description: 'Each project, by name.',
      resolve: (health) => health.projects(),
    }),
    jobs: t.field({
      type: [Job],
      description: 'What is done in the background just now.',
      resolve: (health) => health.jobs(),
    }),
  }),
});

builder.queryField('health', (t) =>
  t.field({
    type: SystemHealth,
    description: 'How the site is doing: for administrators.',
    resolve: (_root, _args, context) => systemHealth(context),
  }),
);
