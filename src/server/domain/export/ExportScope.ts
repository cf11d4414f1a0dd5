import type { DatabaseStore } from '../../store/DatabaseStore';
import type { IssueVisibility, RestrictedProject } from '../../store/read/issueVisibility';
import type { ProjectRow } from '../../store/read/projects';

/** The database connection that an export reads from. */
export type ExportDatabase = DatabaseStore['db'];

/** What an export may contain. */
export interface ExportScope {
  project: Omit<ProjectRow, 'role'>;
  /** Keys of the projects that the export may mention, by id. Links to issues of any other project are omitted. */
  projectKeys: ReadonlyMap<number, string>;
  /** The issues of the project that the export contains. */
  visibility: IssueVisibility;
  /**
   * The project itself and those in `projectKeys` of which the export may mention some issues only. Relations to their
   * other issues are omitted.
   */
  restrictedProjects: readonly RestrictedProject[];
  /**
   * Whether the export is complete, as for maintainers and the command line. Otherwise, it contains only what readers
   * of the project can see: no voters, no watchers, no raw imported data, and only the events that timelines show.
   */
  isComplete: boolean;
}
