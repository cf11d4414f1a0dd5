/** Reads from a project's events which issues have changed. */
import { type Kysely, sql } from 'kysely';
import { EVENT_KINDS, type EventKind, PROJECT_EVENT_ISSUE_NUMBER } from '../../../shared/issue';
import type { Tables } from '../../store/tables/Tables';
import { selectWithProjectVersion, type Versioned } from '../statements/versioned';

/** The numbers of the issues that have changed between two project versions. */
export interface ChangedIssues {
  changed: number[];
  /** Numbers of the changed issues whose title, body or comments may have changed. */
  textChanged: number[];
  /**
   * Numbers of the changed issues with deleted or purged text. No file of the word index may keep their old
   * words.
   */
  purged: number[];
}

const eventKindIndexes = (kinds: readonly EventKind[]): number[] =>
  kinds.map((kind) => EVENT_KINDS.indexOf(kind));

const PURGE_EVENT_KINDS = eventKindIndexes(['deleted', 'purged']);
/**
 * Kinds of events that do not change an issue's title, body or comments. After all other kinds, the texts are
 * read again.
 */
const NON_TEXT_EVENT_KINDS = eventKindIndexes([
  'state_changed',
  'labeled',
  'unlabeled',
  'assigned',
  'unassigned',
  'milestoned',
  'demilestoned',
  'type_changed',
  'priority_changed',
  'locked',
  'unlocked',
  'linked',
  'unlinked',
  'parent_changed',
  'due_changed',
  'voted',
  'unvoted',
  'watched',
  'unwatched',
]);

/**
 * Reads the current project version, and which issues have changed since version `since`. The value is null
 * if the events do not cover all versions in between, so that the changes are unknown.
 */
export async function readChangedIssues(
  db: Kysely<Tables>,
  projectId: number,
  since: number,
): Promise<Versioned<ChangedIssues | null>> {
  // An import may write new texts together with any kind of event. Imported events have a source_id.
  const keepsText = sql`kind = ANY(${NON_TEXT_EVENT_KINDS}::int[]) AND source_id IS NULL`;
  const { version, value } = await selectWithProjectVersion<
    Record<keyof ChangedIssues, number[] | null> & { events: number }
  >(
    db,
    projectId,
    ['changed', 'textChanged', 'purged', 'events'],
    sql`SELECT array_agg(DISTINCT issue_number) FILTER (WHERE issue_number <> ${PROJECT_EVENT_ISSUE_NUMBER}) AS changed,
        array_agg(DISTINCT issue_number)
          FILTER (WHERE issue_number <> ${PROJECT_EVENT_ISSUE_NUMBER} AND NOT (${keepsText})) AS "textChanged",
        array_agg(DISTINCT issue_number) FILTER (WHERE kind = ANY(${PURGE_EVENT_KINDS}::int[])) AS purged,
        count(*)::int AS events
      FROM event WHERE project_id = ${projectId} AND sequence > ${since}`,
  );
  const { changed, textChanged, purged, events } = value[0] ?? NO_EVENTS;
  const isComplete = events === version - since;
  return {
    version,
    value: isComplete
      ? { changed: changed ?? [], textChanged: textChanged ?? [], purged: purged ?? [] }
      : null,
  };
}

const NO_EVENTS = { changed: null, textChanged: null, purged: null, events: 0 };
