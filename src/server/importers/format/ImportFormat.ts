import type { ProjectVisibility } from '../../../shared/issue';
import type { ProgressReporter } from '../../../shared/progress';
import type { ImportSystem } from '../../../shared/importSystems';
import type { DateOrder } from '../../../shared/imports';
import type { DateOrderFinding } from '../input/DateOrderScan';
import type { ImportSourceIssue } from '../input/ImportSourceIssue';
import type { ImportInputRecord } from '../input/records';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { ImportReportBuilder } from '../report/ImportReport';

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
  /**
   * Finds out what a value of the input is. Never throws: the input is untrusted.
   * @param place path of the value's file within the imported folder, or name of the imported file, if it is known
   */
  recognizeRecord: (value: unknown, place?: string) => RecognizedImportRecord;
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

/** What the tracker calls its parts: a GitHub repository, a Jira project. A file may contain issues of several. */
export interface ImportContainerNames {
  singular: string;
  plural: string;
  /** Option of the command line that selects one of them. */
  option: string;
  /** Describes the form of a valid name, for example "the form OWNER/NAME". */
  nameForm: string;
  namePattern: RegExp;
  /** Whether different ones use the same issue numbers. */
  hasOwnNumbers: boolean;
}

export type RecognizedImportRecord =
  | {
      kind: 'issue';
      /** Name of the issue's repository or project, or null if the record does not contain it. */
      container: string | null;
      number: number;
      /** @param container assumed if the record does not contain the name of its repository or project */
      mapIssue: (container: string | null) => MappedImportIssue;
    }
  /** An issue that only some users of the source can see. It is not imported. `reason` is a noun in the plural. */
  | {
      kind: 'restricted';
      reason: string;
      container: string | null;
      /** @param container assumed if the record does not contain the name of its repository or project */
      identify(container: string | null): IdentifiedIssue;
    }
  /** A record that is not an issue, such as a pull request. `reason` is a noun in the plural. */
  | { kind: 'skipped'; reason: string }
  | { kind: 'unknown'; why: string };

/** What identifies an issue among those that earlier imports have written. */
export type IdentifiedIssue = Pick<ImportSourceIssue, 'sourceId' | 'number' | 'title' | 'createdAt'>;

/** An issue in the form of all importers, and everything of its record that is not imported as it is. */
export interface MappedImportIssue {
  issue: ImportSourceIssue;
  /** Name of the issue's state and resolution in the source. Undefined if the format has no state names of its own. */
  sourceState?: string;
  /** Name of the issue's priority in the source. Undefined if the format has no priority names of its own. */
  sourcePriority?: string;
  /** Reasons why events were dropped, one per event. */
  droppedEvents: readonly string[];
  /** Reasons why comments were dropped, one per comment. */
  droppedComments: readonly string[];
  /**
   * Number of comments of the source issue that are missing in the input. Comments in `droppedComments` do not count.
   */
  missingComments?: number;
  /** Sentences about fields that are missing in the source or cannot be stored as they are. */
  altered: readonly string[];
  /** Details that Winnow cannot store, each as a description in the plural. */
  omittedDetails: readonly string[];
  /** Whether the record has times without a time zone. UTC is assumed. */
  isZoneAssumed?: boolean;
}
