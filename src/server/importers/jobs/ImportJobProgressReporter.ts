import { IMPORT_STAGES } from '../../../shared/imports';
import type { ProgressReporter } from '../../../shared/progress';
import type { ImportJobProgress } from '../../store/write/importJobs';
import type { ImportReportBuilder } from '../report/ImportReportBuilder';

/** Tracks the progress of an import, which reads its file twice: first to reserve issue numbers, then to import. */
export class ImportJobProgressReporter implements ProgressReporter {
  /** The report builder of the import, which counts the issues read. Null until the import has started. */
  report: ImportReportBuilder | null = null;
  #stage = IMPORT_STAGES.indexOf('waiting');
  #stageStartedAt: Date | null = null;
  #bytesDone = 0;

  start(): void {
    this.#stage = Math.min(this.#stage + 1, IMPORT_STAGES.indexOf('importing'));
    this.#stageStartedAt = new Date();
    this.#bytesDone = 0;
  }

  advance(bytes: number): void {
    this.#bytesDone += bytes;
  }

  finish(): void {
    // The stage stays the same until the next one starts or the import ends.
  }

  get current(): ImportJobProgress {
    return {
      stage: this.#stage,
      stageStartedAt: this.#stageStartedAt,
      bytesDone: this.#bytesDone,
      issuesDone: this.report?.getRecordResultCounts('issues').read ?? 0,
    };
  }
}
