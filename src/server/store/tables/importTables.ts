/** Kysely types of the table of imports that run on the server. */
import type { ColumnType, Generated } from 'kysely';
import type { DateOrder } from '../../../shared/imports';
import type { Int8Column, JsonColumn, OptionalTimestampColumn, TimestampColumn } from './columnTypes';

/** The mapping of the values in an imported file to a project, as chosen by the user. */
export interface StoredImportMapping {
  /** Ids of the project's workflow states, by the name of the state in the file. */
  states: Record<string, number>;
  /** Names of PRIORITIES, by the name of the priority in the file. */
  priorities: Record<string, string>;
  /** Fields by column name in the file; an empty string means none. Columns that are absent have the proposed field. */
  columns?: Record<string, string>;
  /** Order of day, month and year in dates that fit several orders. Absent until it is chosen. */
  dates?: DateOrder;
}

export interface ImportJobTableSchema {
  project_id: number;
  number: number;
  actor_id: number | null;
  /** Index in IMPORT_JOB_STATES. */
  state: number;
  file_name: string;
  /** Size of the complete file, in bytes. */
  file_size: Int8Column;
  uploaded_bytes: Generated<Int8Column>;
  /** Name of the format, or null if it is not known yet. */
  format: string | null;
  /** Repository or project of the file to import, or null for all. */
  container: string | null;
  mapping: ColumnType<StoredImportMapping, string, string>;
  /** Index in IMPORT_STAGES. */
  stage: Generated<number>;
  stage_started_at: OptionalTimestampColumn;
  /** Bytes of the file that the current stage has read. */
  bytes_done: Generated<Int8Column>;
  /** Issues that the current run has read. */
  issues_done: Generated<number>;
  /** Why the import failed, or null if it has not failed. */
  message: string | null;
  /** The report of the last run, or null until a run has ended. */
  report: JsonColumn;
  created_at: TimestampColumn;
  /** When the import was first started, or null if it has not been started. */
  started_at: OptionalTimestampColumn;
  ended_at: OptionalTimestampColumn;
  /** Id of the server process that runs the import. */
  runner: string | null;
  beat_at: OptionalTimestampColumn;
}
