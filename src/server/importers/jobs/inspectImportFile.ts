/** Inspects the uploaded file of an import: detects its format and reads the issues of its preview. */
import type { ErrorCode } from '../../../shared/errors';
import type { DateOrder } from '../../../shared/imports';
import type { ImportPreviewColumn } from '../../domain/context/ImportJobService';
import { CSV_FORMAT } from '../sources/csv/csvFormat';
import { IMPORT_FORMATS } from '../formats';
import type { DateOrderFinding } from '../readers/csv/DateOrderScan';
import { isImportInputError } from '../report/createImportFailure';
import { chooseJobFormat, type ChosenColumns, hasCsvColumns, readJobColumns } from './chooseJobFormat';
import { getDateOrder } from './dateQuestion';
import { detectImportFormat } from './detectImportFormat';
import { describeRecordProblem, type ImportSample, sampleImportIssues } from './readImportPreview';

export interface ImportInspectionRequest {
  file: string;
  /** An empty folder for temporary files. */
  scratch: string;
  /** Name of the format, or null to detect it. */
  format: string | null;
  /** Name of the repository or project to import, or null to import all. */
  container: string | null;
  /** Fields that the user has chosen for the columns of a CSV file. */
  columns: ChosenColumns;
  /** Order of the dates that the user has chosen. */
  dates: DateOrder | undefined;
  /** What an earlier inspection with the same format and columns has found, or null. */
  dateFinding: DateOrderFinding | null;
}

/** The result of an inspection. It consists of data that can be sent to another thread. */
export interface ImportInspection {
  /** Name of the format, or null if no format recognizes the file. */
  format: string | null;
  columns: ImportPreviewColumn[];
  /** Null if the format is unknown or the file cannot be read. */
  sample: ImportSample | null;
  /** The order of the dates in all rows of the file. */
  dateFinding: DateOrderFinding;
  /** Why the file cannot be read, or the first problem of the sample; null if there is none. */
  problem: ImportInspectionProblem | null;
}

export interface ImportInspectionProblem {
  code: ErrorCode;
  message: string;
}

/** Stages of an inspection. `dates` reads all rows, so its duration depends on the size of the file. */
export type ImportInspectionStage = 'sample' | 'dates';

export interface InspectionListener {
  onStage: (stage: ImportInspectionStage) => void;
  /** Called with the number of each line whose record has been read. */
  onLine: (line: number) => void;
}

export async function inspectImportFile(
  request: ImportInspectionRequest,
  { onStage, onLine }: InspectionListener,
): Promise<ImportInspection> {
  const { file, scratch, format: chosen, container, columns: chosenColumns } = request;
  let system = chosen;
  let dateFinding = request.dateFinding ?? NO_AMBIGUOUS_DATES_FINDING;
  try {
    const detected = chosen === null ? await detectImportFormat(IMPORT_FORMATS, file, scratch) : null;
    if (detected)
      system = detected.format?.system ?? ((await hasCsvColumns(file)) ? CSV_FORMAT.system : null);
    const format = chooseJobFormat({ format: system, mapping: { columns: chosenColumns } });
    if (!format) {
      const problem = detected?.tooLarge
        ? describeRecordProblem({ ...detected.tooLarge, isTooLarge: true })
        : null;
      return { format: null, columns: [], sample: null, dateFinding, problem };
    }
    const columns = await readJobColumns({ format: system, mapping: { columns: chosenColumns } }, file);
    if (!request.dateFinding && format.findDateOrder) {
      onStage('dates');
      dateFinding = await format.findDateOrder(file);
      onStage('sample');
    }
    const { problem, ...sample } = await sampleImportIssues({
      format,
      file,
      scratch,
      only: container,
      dateOrder: getDateOrder(dateFinding, request.dates),
      onLine,
    });
    return { format: system, columns, sample, dateFinding, problem };
  } catch (error) {
    if (!isImportInputError(error)) throw error;
    return {
      format: system,
      columns: [],
      sample: null,
      dateFinding,
      problem: { code: error.code, message: error.message },
    };
  }
}

export const NO_AMBIGUOUS_DATES_FINDING: DateOrderFinding = { kind: 'known', order: null };
