/**
 * Results of mapping a record: an issue in the form that all importers share, or the reason why it is not imported.
 */
import type { ReportEntry } from '../../domain/imports/reportEntries';
import type { ImportSourceIssue } from './ImportSourceIssue';

/**
 * Finds out what a value of the input is. Never throws: the input is untrusted.
 * @param place path of the value's file within the imported folder, or name of the imported file, if it is known
 */
export type RecordRecognizer = (value: unknown, filePath?: string) => RecognizedImportRecord;

export type RecognizedImportRecord =
  | {
      kind: 'issue';
      /** Name of the issue's repository or project, or null if the record does not contain it. */
      container: string | null;
      number: number;
      /** @param container assumed if the record does not contain the name of its repository or project */
      mapIssue: (container: string | null) => MappedImportIssue;
    }
  /**
   * An issue that only some users of the source can see. It is not imported. `reason` is worded as a noun in the
   * plural.
   */
  | {
      kind: 'restricted';
      reason: ReportEntry;
      container: string | null;
      /** @param container assumed if the record does not contain the name of its repository or project */
      identify(container: string | null): IssueIdentificationFields;
    }
  /** A record that is not an issue, such as a pull request. `reason` is worded as a noun in the plural. */
  | { kind: 'skipped'; reason: ReportEntry }
  | { kind: 'unknown'; why: ReportEntry };

/** The fields by which an import finds an issue that an earlier import has written. */
export type IssueIdentificationFields = Pick<
  ImportSourceIssue,
  'sourceId' | 'number' | 'title' | 'createdAt'
>;

/** An issue in the form that all importers share, and the parts of its record that are left out or altered. */
export interface MappedImportIssue {
  issue: ImportSourceIssue;
  /** Name of the issue's state and resolution in the source. Undefined if the format has no state names of its own. */
  sourceState?: string;
  /** Name of the issue's priority in the source. Undefined if the format has no priority names of its own. */
  sourcePriority?: string;
  /** Reasons why events were dropped, one per event. */
  droppedEvents: readonly ReportEntry[];
  /** Reasons why comments were dropped, one per comment. */
  droppedComments: readonly ReportEntry[];
  /**
   * Number of comments of the source issue that are missing in the input. Comments in `droppedComments` do not count.
   */
  missingComments?: number;
  /** Fields that are missing in the source or cannot be stored as they are. */
  altered: readonly ReportEntry[];
  /** Details that Winnow cannot store, each worded in the plural. */
  omittedDetails: readonly ReportEntry[];
  /** Whether the record has times without a time zone. UTC is assumed. */
  isZoneAssumed?: boolean;
}
