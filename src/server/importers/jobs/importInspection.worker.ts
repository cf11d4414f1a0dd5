/** The worker thread that inspects the uploaded file of one import. */
import './lowerThreadPriority';
import { parentPort, workerData } from 'node:worker_threads';
import {
  type ImportInspection,
  type ImportInspectionRequest,
  type ImportInspectionStage,
  inspectImportFile,
} from './inspectImportFile';

export interface ImportInspectionWorkerData extends ImportInspectionRequest {
  /** Number of the line that was read last. Shared with the main thread, which may end this thread at any time. */
  line: Int32Array;
}

/**
 * Messages to the main thread. The time limit of a stage starts with its message, so that loading the code does not
 * count.
 */
export type ImportInspectionMessage =
  | { kind: 'stage'; stage: ImportInspectionStage }
  | { kind: 'done'; inspection: ImportInspection };

const send = (message: ImportInspectionMessage): void => parentPort!.postMessage(message);

const { line, ...request } = workerData as ImportInspectionWorkerData;
send({ kind: 'stage', stage: 'sample' });
void inspectImportFile(request, {
  onStage: (stage) => send({ kind: 'stage', stage }),
  onLine: (read) => Atomics.store(line, 0, read),
}).then((inspection) => send({ kind: 'done', inspection }));
