import { getImportJobStateIndex } from '../../../shared/imports';
import { writeAuditEntry } from '../../domain/audit/audit';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { vacuumAfterBulkLoad } from '../../store/maintenance/vacuum';
import type { ImportJobKey, ImportJobRow } from '../../store/read/importJobs';
import { readImportStopReason } from '../../store/read/importTarget';
import { lockImportJob, updateImportJob } from '../../store/write/importJobs';
import { type Transaction, runInTransaction } from '../../store/write/transaction';
import type { ImportReport } from '../../domain/imports/importReport';
import type { ImportJobFiles } from './ImportJobFiles';
import type { ImportJobResult } from './runImportJob';

const RUNNING = getImportJobStateIndex('running');

/**
 * Stores the result of an import that has ended, together with its audit entry. Removes the file of a complete import
 * afterwards; if the server stops before that, removeUnusedFiles removes it.
 */
export async function finishImportJob(
  store: DatabaseStore,
  files: ImportJobFiles,
  key: ImportJobKey,
  runner: string,
  { projectKey, failure, report }: ImportJobResult,
): Promise<void> {
  const isComplete = failure === null;
  const stopReason = isComplete ? null : await readImportStopReason(store.background, key);
  const stored = await runInTransaction(store.background, async (tx) => {
    const job = await lockImportJob(tx, key);
    // Another server has taken over the import, or it was deleted with its project.
    if (!job || job.runner !== runner) return null;
    const storedReport = report && formatStoredReport(report);
    if (job.state === RUNNING)
      await updateImportJob(tx, key, {
        state: getImportJobStateIndex(isComplete ? 'done' : 'failed'),
        message: stopReason ?? failure,
        report: storedReport,
        ended_at: new Date(),
      });
    else await updateImportJob(tx, key, { report: storedReport });
    if (report && projectKey !== null) await writeImportAuditEntry(tx, job, projectKey, report, isComplete);
    return job;
  });
  if (!stored) return;
  if (isComplete && stored.state === RUNNING) await files.remove(key);
  if (report) await vacuumAfterBulkLoad(store.background, countWrittenIssues(report));
}

/**
 * Characters that a value of the type jsonb cannot contain. A text that was cut can end with half of a surrogate pair.
 */
const UNSTORABLE_CHARACTER_PATTERN = /\0|\p{Surrogate}/gu;

const formatStoredReport = (report: ImportReport): string =>
  JSON.stringify(report, (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(UNSTORABLE_CHARACTER_PATTERN, '\uFFFD') : value,
  );

function writeImportAuditEntry(
  tx: Transaction,
  job: ImportJobRow,
  projectKey: string,
  report: ImportReport,
  isComplete: boolean,
): Promise<void> {
  const { kept, changed } = report.counts.issues;
  const actor = {
    viewer: job.actor_id === null ? null : { id: job.actor_id },
    client: { address: null, userAgent: null },
  };
  return writeAuditEntry(tx, actor, {
    action: 'issues_imported',
    subject: projectKey,
    details: { format: job.format, new: kept, changed, complete: isComplete },
  });
}

const countWrittenIssues = ({ counts: { issues } }: ImportReport): number => issues.kept + issues.changed;
