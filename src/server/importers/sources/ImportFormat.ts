import type { ProjectVisibility } from '../../../shared/issue';
import type { ProgressReporter } from '../../../shared/progress';
import type { ImportSystem } from '../../../shared/importSystems';
import type { DateOrder } from '../../../shared/imports';
import type { DateOrderFinding } from '../readers/csv/DateOrderScan';
import type { ImportInputRecord } from '../readers/records';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { ImportReportBuilder } from '../report/ImportReportBuilder';
import type { RecordRecognizer } from '../mappers/MappedImportIssue';

/** How a file is read. */
export interface ImportReadOptions {
  /** Order of dates such as 3/4/2026, or null to leave them out. Default: null. */
  dateOrder?: DateOrder | null;
  /** Whether only the first records are needed, so that nothing is looked up in the rest of the file. */
  isSample?: boolean;
}

/** How issues of one kind of tracker are read from files. Each format is a folder beside this one. */
export interface ImportFormat {
  /** Name of the format on the command line, and of the source tracker: source ids are unique within it. */
  system: ImportSystem;
  /** Name of the tracker in messages, such as "GitHub". */
  title: string;
  container: ImportContainerNames;
  /** Whether the format reads only CSV, so that it need not be tried on JSON files. */
  isOnlyCsv?: boolean;
  /** How a user can save the issues of the tracker in a file, as the end of a sentence. */
  exportHint: string;
  /**
   * Reads the records of a file or folder.
   * @param scratch an empty folder for temporary files
   * @param progress is advanced by the bytes of the input
   */
  readSource(
    source: string,
    scratch: string,
    report: ImportReportBuilder,
    progress: ProgressReporter,
    options?: ImportReadOptions,
  ): Promise<AsyncIterable<ImportInputRecord>>;
  /**
   * Finds the order of day, month and year from all dates of a file or folder. Defined by formats that have dates such
   * as 3/4/2026.
   */
  findDateOrder?: (source: string, signal?: AbortSignal) => Promise<DateOrderFinding>;
  recognizeRecord: RecordRecognizer;
  /**
   * Imports a whole project. Defined by formats whose records need no mapping; other formats are mapped issue by issue.
   */
  importProject?: (request: WholeProjectImport) => Promise<void>;
  /**
   * Reads the key of the project from which a file was exported. Defined by formats whose files contain it.
   * @throws WinnowError VALIDATION_FAILED if the file has another format
   */
  readProjectKey?: (source: string) => Promise<string>;
}

export interface WholeProjectImport {
  store: DatabaseStore;
  /** Path of the file or folder to import. */
  source: string;
  /** Id of the project to import into, or null if `createProject` must create it. */
  existingProjectId: number | null;
  /** Creates the project and returns its id. A visibility that the user has chosen takes precedence over this one. */
  createProject: (project: {
    name: string;
    description: string;
    createdAt: Date;
    visibility: ProjectVisibility;
  }) => Promise<number>;
  /** Whether to create only the project with its states, labels and milestones, without issues. */
  isWithoutIssues: boolean;
  report: ImportReportBuilder;
  progress: ProgressReporter;
  signal?: AbortSignal;
}

/**
 * Names of the tracker's containers of issues: GitHub repositories, Jira projects. A file may contain issues of
 * several.
 */
export interface ImportContainerNames {
  singular: string;
  plural: string;
  /** Option of the command line that selects one container. */
  option: string;
  /** Describes the form of a valid name, for example "the form OWNER/NAME". */
  nameForm: string;
  namePattern: RegExp;
  /** Whether each container has its own sequence of issue numbers. */
  hasOwnNumbers: boolean;
}
