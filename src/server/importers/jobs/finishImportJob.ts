import { getImportJobStateIndex } from '../../../shared/imports';
import { writeAuditEntry } from '../../domain/audit/audit';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { vacuumAfterBulkLoad } from '../../store/maintenance/vacuum';
import { type ImportJobKey, readImportJob } from '../../store/read/importJobs';
import { readImportStopReason } from '../../store/read/importTarget';
import { updateImportJob } from '../../store/write/importJobs';
import type { ImportJobFiles } from './ImportJobFiles';
import type { ImportJobResult } from './runImportJob';

/** Stores the result of an import that has ended. Removes its file if the import is complete. */
export async function finishImportJob(
  store: DatabaseStore,
  files: ImportJobFiles,
  key: ImportJobKey,
  runner: string,
  { projectKey, failure, report }: ImportJobResult,
): Promise<void> {
  const { background } = store;
  const job = await readImportJob(background, key);
  // Another server has taken over the import, or it was deleted with its project.
  if (!job || job.runner !== runner) return;
  const storedReport = report && JSON.stringify(report);
  if (job.state === getImportJobStateIndex('running')) {
    const message = failure === null ? null : ((await readImportStopReason(background, key)) ?? failure);
    await updateImportJob(background, key, {
      state: getImportJobStateIndex(failure === null ? 'done' : 'failed'),
      message,
      report: storedReport,
      ended_at: new Date(),
    });
    if (failure === null) await files.remove(key);
  } else {
    await updateImportJob(background, key, { report: storedReport });
  }
  if (!report || projectKey === null) return;
  const { kept, changed } = report.counts.issues;
  await writeAuditEntry(
    background,
    {
      viewer: job.actor_id === null ? null : { id: job.actor_id },
      client: { address: null, userAgent: null },
    },
    {
      action: 'issues_imported',
      subject: projectKey,
      details: { format: job.format, new: kept, changed, complete: failure === null },
    },
  );
  await vacuumAfterBulkLoad(background, kept + changed);
}
