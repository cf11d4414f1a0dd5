/** Reads from a project's events which issues have changed. */
import { type Kysely, sql } from 'kysely';
import { findEventKindCodes } from '../../../shared/events/kinds';
import { PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER } from '../../../shared/issue';
import type { DatabaseTables } from '../../store/tables/DatabaseTables';
import { selectWithProjectVersion, type ValueAtProjectVersion } from '../statements/versioned';

/** The numbers of the issues that have changed between two project versions. */
export interface ChangedIssueNumbers {
  changed: number[];
  /** Numbers of the changed issues whose title, body or comments may have changed. */
  textChanged: number[];
  /** Numbers of the changed issues whose title or body may have changed. */
  contentChanged: number[];
  /**
   * Numbers of the changed issues with deleted or purged text. No file of the word index may keep their old
   * words.
   */
  purged: number[];
}

const PURGE_EVENT_KIND_CODES = findEventKindCodes(({ changedTexts }) => changedTexts === 'purged');
/** Kinds of events that do not change an issue's title, body or comments. */
const NON_TEXT_EVENT_KIND_CODES = findEventKindCodes(({ changedTexts }) => changedTexts === 'none');
/** Kinds of events that change comments of an issue, but neither its title nor its body. */
const COMMENT_EVENT_KIND_CODES = findEventKindCodes(({ changedTexts }) => changedTexts === 'comments');

/**
 * Reads the current project version, and which issues have changed since version `since`. The value is null
 * if the events do not cover all versions in between, so that the changes are unknown.
 */
export async function readChangedIssueNumbers(
  db: Kysely<DatabaseTables>,
  projectId: number,
  since: number,
): Promise<ValueAtProjectVersion<ChangedIssueNumbers | null>> {
  // An import may write new texts together with any kind of event. Imported events have a source_id.
  const keepsText = sql`kind = ANY(${NON_TEXT_EVENT_KIND_CODES}::int[]) AND source_id IS NULL`;
  const keepsContent = sql`(${keepsText} OR kind = ANY(${COMMENT_EVENT_KIND_CODES}::int[]) AND source_id IS NULL)`;
  const { version, value } = await selectWithProjectVersion<
    Record<keyof ChangedIssueNumbers, number[] | null> & { events: number }
  >(
    db,
    projectId,
    ['changed', 'textChanged', 'contentChanged', 'purged', 'events'],
    sql`SELECT array_agg(DISTINCT issue_number) FILTER (WHERE issue_number <> ${PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER}) AS changed,
        array_agg(DISTINCT issue_number)
          FILTER (WHERE issue_number <> ${PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER} AND NOT (${keepsText})) AS "textChanged",
        array_agg(DISTINCT issue_number)
          FILTER (WHERE issue_number <> ${PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER} AND NOT ${keepsContent}) AS "contentChanged",
        array_agg(DISTINCT issue_number) FILTER (WHERE kind = ANY(${PURGE_EVENT_KIND_CODES}::int[])) AS purged,
        count(*)::int AS events
      FROM event WHERE project_id = ${projectId} AND sequence > ${since}`,
  );
  const { changed, textChanged, contentChanged, purged, events } = value[0] ?? NO_CHANGED_ISSUES;
  const isComplete = events === version - since;
  return {
    version,
    value: isComplete
      ? {
          changed: changed ?? [],
          textChanged: textChanged ?? [],
          contentChanged: contentChanged ?? [],
          purged: purged ?? [],
        }
      : null,
  };
}

const NO_CHANGED_ISSUES = {
  changed: null,
  textChanged: null,
  contentChanged: null,
  purged: null,
  events: 0,
};
