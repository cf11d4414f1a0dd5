/** Reads the repositories that projects were imported from, and finds imported issues by their original address. */
import { type Kysely, sql } from 'kysely';
import type { SourceIdentifier } from '../../../shared/sourceIdentifiers';
import type { DatabaseTables } from '../tables/DatabaseTables';

export interface IssueWithSourceUrl {
  /** The address as passed, see `normalizeSourceIssueUrl`. */
  url_key: string;
  project_id: number;
  number: number;
}

/**
 * Finds the issues that were imported from these addresses. An issue that was imported into several projects is
 * returned once for each. Served by the keys of `project_source` and `issue_source`. Issues that were deleted since
 * may be included.
 * @param urlKeys results of `normalizeSourceIssueUrl`
 */
export async function readIssuesBySourceUrl(
  db: Kysely<DatabaseTables>,
  urlKeys: readonly string[],
): Promise<IssueWithSourceUrl[]> {
  const repositories = urlKeys.map((url) => url.slice(0, url.lastIndexOf('/issues/')));
  const sourceIds = urlKeys.map((url) => url.replace(/^.*?([^/]+\/[^/]+)\/issues\/(\d+)$/, '$1#$2'));
  // OFFSET 0 makes the planner look up each issue in the unique key, even before the table has statistics.
  const { rows } = await sql<IssueWithSourceUrl>`
    SELECT wanted.url_key, source.project_id, found.number
    FROM unnest(${urlKeys}::text[], ${repositories}::text[], ${sourceIds}::text[]) AS wanted (url_key, url, source_id)
    JOIN project_source source USING (url),
      LATERAL (
        SELECT number FROM issue_source
        WHERE project_id = source.project_id AND system = ${SOURCE_SYSTEM_WITH_URLS} AND source_id = wanted.source_id
        OFFSET 0) found
    ORDER BY source.project_id`.execute(db);
  return rows;
}

export interface IssueWithSourceIdentifier {
  /** The requested identifier. */
  source_id: string;
  system: string | null;
  project_id: number;
  number: number;
}

/**
 * Finds the issues that had these identifiers in other trackers. An issue that was imported into several projects is
 * returned once per project. Deleted issues may be included. Served by the index issue_source_id.
 */
export async function readIssuesBySourceIdentifier(
  db: Kysely<DatabaseTables>,
  identifiers: readonly SourceIdentifier[],
): Promise<IssueWithSourceIdentifier[]> {
  const sourceIds = identifiers.map(({ sourceId }) => sourceId);
  const systems = identifiers.map(({ system }) => system);
  // OFFSET 0 makes the planner look up each identifier in the index, even before the table has statistics.
  const { rows } = await sql<IssueWithSourceIdentifier>`
    SELECT wanted.source_id, wanted.system, found.project_id, found.number
    FROM unnest(${sourceIds}::text[], ${systems}::text[]) AS wanted (source_id, system),
      LATERAL (
        SELECT project_id, number FROM issue_source
        WHERE lower(source_id) = wanted.source_id AND (wanted.system IS NULL OR system = wanted.system)
        OFFSET 0) found
    ORDER BY found.project_id, found.number`.execute(db);
  return rows;
}

/** The only tracker whose imported issues have addresses of the form in shared/issueUrls.ts. */
const SOURCE_SYSTEM_WITH_URLS = 'github';

/** Returns the addresses of the repositories that these projects were imported from. */
export async function readProjectSourceUrls(
  db: Kysely<DatabaseTables>,
  projectIds: readonly number[],
): Promise<{ project_id: number; urls: string[] }[]> {
  const { rows } = await sql<{ project_id: number; urls: string[] }>`
    SELECT project_id, array_agg(url) AS urls FROM project_source
    WHERE project_id = ANY(${projectIds}::int[]) GROUP BY project_id`.execute(db);
  return rows;
}
