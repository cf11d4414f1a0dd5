/** Loads imports. Only maintainers of a project can see its imports. */
import { IMPORT_JOB_STATES, IMPORT_STAGES, type ImportJobState } from '../../../shared/imports';
import {
  countImportJobs,
  type ImportJobKey,
  type ImportJobRow,
  readImportJob,
  readImportJobPage,
} from '../../store/read/importJobs';
import type { ProjectRow } from '../../store/read/projects';
import { hasPermission } from '../access/permissions';
import {
  createForwardOnlyKeysetConnection,
  type PaginatedConnection,
  type PaginationArguments,
} from '../base/connection';
import type { ImportPreview } from '../context/ImportJobService';
import type { RequestContext } from '../context/RequestContext';
import { loadProjectById } from '../projects/projects';

/** Lists the imports of a project, newest first. The list is empty for viewers who cannot import. */
export function createImportJobConnection(
  context: RequestContext,
  project: ProjectRow,
  args: PaginationArguments,
): PaginatedConnection<ImportJobRow> {
  const { db } = context.store;
  const isVisible = hasPermission(context.viewer, 'MAINTAIN', { project });
  return createForwardOnlyKeysetConnection(
    args,
    async (after, limit) => (isVisible ? readImportJobPage(db, project.id, after, limit) : []),
    ({ number }) => number,
    async () => (isVisible ? countImportJobs(db, project.id) : 0),
  );
}

/** Loads an import, or null if it does not exist or the viewer cannot see it. */
export async function loadVisibleImportJob(
  context: RequestContext,
  key: ImportJobKey,
): Promise<ImportJobRow | null> {
  const project = await loadProjectById(context, key.projectId);
  if (!project || !hasPermission(context.viewer, 'MAINTAIN', { project })) return null;
  return readImportJob(context.store.db, key);
}

/** Loads the preview of an import, or null if the import cannot be started or has no complete file or no format. */
export async function loadImportPreview(
  { imports }: RequestContext,
  job: ImportJobRow,
): Promise<ImportPreview | null> {
  const state = getImportJobState(job);
  const isStartable = state === 'draft' || state === 'failed' || state === 'canceled';
  return isStartable && job.uploaded_bytes === job.file_size ? imports.readPreview(job) : null;
}

export const getImportJobState = ({ state }: ImportJobRow): ImportJobState => IMPORT_JOB_STATES[state]!;

/** Rate and remaining time of an import. */
export interface ImportJobPace {
  /** Issues per second, or null while the import is not writing issues. */
  issuesPerSecond: number | null;
  /** Estimated remaining time in seconds, or null while it is unknown. */
  secondsLeft: number | null;
}

/** Minimum duration of a stage before its pace is reported, in seconds. */
const PACE_SECONDS_MIN = 2;

/** Computes the pace of a running import from the bytes and issues read in the current stage. */
export function getImportJobPace(job: ImportJobRow): ImportJobPace {
  const { stage_started_at: start, bytes_done, issues_done, file_size } = job;
  const seconds = start && job.beat_at ? (job.beat_at.getTime() - start.getTime()) / 1000 : 0;
  if (getImportJobState(job) !== 'running' || seconds < PACE_SECONDS_MIN)
    return { issuesPerSecond: null, secondsLeft: null };
  const isImporting = IMPORT_STAGES[job.stage] === 'importing';
  return {
    issuesPerSecond: isImporting ? issues_done / seconds : null,
    secondsLeft:
      isImporting && bytes_done > 0 ? Math.max(0, ((file_size - bytes_done) / bytes_done) * seconds) : null,
  };
}
