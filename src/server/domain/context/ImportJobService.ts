/** The interface through which the domain uses imports that run on the server. Implemented in the folder importers. */
import { type ErrorCode, WinnowError } from '../../../shared/errors';
import type { DateOrder } from '../../../shared/imports';
import type { ImportJobKey, ImportJobRow } from '../../store/read/importJobs';

/** A file format that imports can read. */
export interface ImportFormatInfo {
  /** Name of the format, such as "github". */
  system: string;
  /** Name of the tracker, such as "GitHub". */
  title: string;
  /** How a user can save the issues of the tracker in a file, as the end of a sentence. */
  exportHint: string;
  /** Names for the parts of the tracker, such as "project" and "projects". */
  containerName: { singular: string; plural: string };
}

/** An issue of a file as an import would write it. */
export interface ImportPreviewIssue {
  /** Id of the issue in the tracker that it comes from, such as "NET-12". */
  source: string;
  title: string;
  /** Index in ISSUE_TYPES. */
  type: number;
  /** An index of PRIORITIES. */
  priority: number;
  stateId: number;
  /** Login of the author in the source, or null if unknown. */
  author: string | null;
  labels: string[];
  commentCount: number;
  createdAt: Date | null;
}

/** A state of the file with the workflow state that its issues get. */
export interface ImportPreviewState {
  name: string;
  /** Number of issues of the sample with this state. */
  count: number;
  stateId: number;
}

/** A priority of the file with the priority that its issues get. */
export interface ImportPreviewPriority {
  name: string;
  count: number;
  /** An index of PRIORITIES. */
  priority: number;
}

/** A column of a CSV file. */
export interface ImportPreviewColumn {
  name: string;
  /** One of the service's `columnFields`, or null if the column is mapped to no field. */
  field: string | null;
  /** Example value of the column, or null if the column is empty in the sample. */
  example: string | null;
}

/** A repository or project of the file. */
export interface ImportPreviewContainer {
  name: string;
  count: number;
}

/** A question about the order of day, month and year in the dates of a file. */
export interface ImportDateQuestion {
  /** Why no order fits all dates, as a sentence; null if several fit. */
  problem: string | null;
  /** A date of the file that differs between the orders. */
  example: { text: string; line: number; column: string } | null;
  /** The orders that fit all dates, each with the date that the example then stands for. */
  choices: { order: DateOrder; date: Date }[];
  /** The order that the user has chosen, or null. */
  chosen: DateOrder | null;
}

/** Preview of an import, based on a sample of records from the beginning of the file. */
export interface ImportPreview {
  issues: ImportPreviewIssue[];
  states: ImportPreviewState[];
  priorities: ImportPreviewPriority[];
  containers: ImportPreviewContainer[];
  /** Columns of a CSV file. Empty for formats with fixed columns. */
  columns: ImportPreviewColumn[];
  /** Null if all dates have one order. */
  dateQuestion: ImportDateQuestion | null;
  /** Number of issues in the sample. */
  sampleCount: number;
  /** Whether the sample contains the whole file. */
  isComplete: boolean;
  /** Why the file cannot be read in its format, or the first problem in the sample; null if there is none. */
  problem: string | null;
  /** Error code of `problem`, or null if there is no problem. */
  problemCode: ErrorCode | null;
}

export interface ImportJobService {
  /** The formats that imports can read. */
  readonly formats: readonly ImportFormatInfo[];
  /** Fields of issues that the columns of a CSV file can contain. */
  readonly columnFields: readonly string[];
  /**
   * Appends a part to the uploaded file of an import. If the upload is interrupted, the received bytes are kept.
   * @param offset current size of the file in bytes
   * @returns the new size of the file in bytes
   * @throws WinnowError CONFLICT if the file has another size or is being uploaded by another request; UNAVAILABLE if
   *   the disk is full
   */
  appendToFile(key: ImportJobKey, offset: number, content: AsyncIterable<Buffer>): Promise<number>;
  /** Returns the size of the uploaded file in bytes, or null if this server does not have the file. */
  readFileSize(key: ImportJobKey): Promise<number | null>;
  /** Removes the uploaded file, if there is one. Ends an inspection of the file first. */
  removeFile(key: ImportJobKey): Promise<void>;
  /**
   * Inspects the complete uploaded file of an import without a format. Resolves to the format that recognizes its first
   * records, or to null if there is none or the file cannot be inspected; the preview contains the reason.
   */
  detectFormat(job: ImportJobRow): Promise<string | null>;
  /**
   * Returns a preview from the beginning of the uploaded file. The file is inspected at the first call; later calls use
   * the result. Resolves to null if there is no file, or no format and no problem.
   */
  readPreview(job: ImportJobRow): Promise<ImportPreview | null>;
  /**
   * Returns the question about the dates of the uploaded file that is not answered yet. Resolves to null if there is
   * none, no file or no format.
   */
  readOpenDateQuestion(job: ImportJobRow): Promise<ImportDateQuestion | null>;
  /** Runs queued imports in the background. Call this after the transaction that queued an import. */
  runQueuedJobs(): void;
  /** Stops a canceled import and the inspection of its file if they run in this process. */
  stopJob(key: ImportJobKey): void;
}

const rejectAsUnavailable = (): Promise<never> =>
  Promise.reject(new WinnowError('UNAVAILABLE', 'This server does not run imports.'));

/** The service for servers that do not run imports. It rejects uploads. */
export const UNAVAILABLE_IMPORT_JOBS: ImportJobService = {
  formats: [],
  columnFields: [],
  appendToFile: rejectAsUnavailable,
  readFileSize: async () => null,
  removeFile: async () => undefined,
  detectFormat: async () => null,
  readPreview: async () => null,
  readOpenDateQuestion: async () => null,
  runQueuedJobs: () => undefined,
  stopJob: () => undefined,
};
