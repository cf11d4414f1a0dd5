/** Reads the links of an issue in both directions, and its children. */
import { type Kysely, sql } from 'kysely';
import { ISSUE_LINK_KINDS, getIssueLinkKindCode } from '../../../shared/issue';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { IssueRowKey } from './issues';

/** The kind of a link as seen from one of its issues. The values are those of the GraphQL enum LinkKind. */
export type DirectedIssueLinkKind =
  | 'DUPLICATES'
  | 'DUPLICATED_BY'
  | 'BLOCKS'
  | 'BLOCKED_BY'
  | 'RELATES'
  | 'CHILD';

export interface IssueLinkRow {
  kind: DirectedIssueLinkKind;
  to: IssueRowKey;
}

/** Names of the kinds of links as seen from the issue at which a link starts. */
const FORWARD_ISSUE_LINK_KINDS: Record<(typeof ISSUE_LINK_KINDS)[number], DirectedIssueLinkKind> = {
  duplicates: 'DUPLICATES',
  blocks: 'BLOCKS',
  relates: 'RELATES',
};
/** Names of the kinds of links as seen from the issue to which a link points. */
const BACKWARD_ISSUE_LINK_KINDS: Record<(typeof ISSUE_LINK_KINDS)[number], DirectedIssueLinkKind> = {
  duplicates: 'DUPLICATED_BY',
  blocks: 'BLOCKED_BY',
  relates: 'RELATES',
};

const DIRECTED_ISSUE_LINK_KIND_BY_NAME: Readonly<Record<string, DirectedIssueLinkKind>> = {
  ...FORWARD_ISSUE_LINK_KINDS,
  duplicated_by: 'DUPLICATED_BY',
  blocked_by: 'BLOCKED_BY',
  parent: 'CHILD',
  child: 'CHILD',
};

/**
 * Converts the kind of a link in an event's values. It is an index or a name of ISSUE_LINK_KINDS in
 * src/shared/issue.ts, or a name that an importer has written. Returns null for unknown kinds.
 */
export function toDirectedIssueLinkKind(kind: string | number): DirectedIssueLinkKind | null {
  const name = typeof kind === 'number' ? ISSUE_LINK_KINDS[kind] : kind;
  return (
    (name !== undefined &&
      Object.hasOwn(DIRECTED_ISSUE_LINK_KIND_BY_NAME, name) &&
      DIRECTED_ISSUE_LINK_KIND_BY_NAME[name]) ||
    null
  );
}

/**
 * Returns the links of an issue, sorted by kind and linked issue. Served by the primary key and the indexes
 * issue_link_back and issue_parent.
 * @param kinds null: links of all kinds
 */
export async function readIssueLinks(
  db: Kysely<DatabaseTables>,
  key: IssueRowKey,
  kinds: readonly DirectedIssueLinkKind[] | null = null,
): Promise<IssueLinkRow[]> {
  // An issue can have thousands of sub-issues, so they are read only if requested. Other kinds are filtered below.
  const selectsChildren = kinds === null || kinds.includes('CHILD');
  const { rows } = await sql<{ direction: string; kind: number; project_id: number; number: number }>`
    SELECT 'forward' AS direction, kind::int, to_project_id AS project_id, to_number AS number FROM issue_link
    WHERE project_id = ${key.projectId} AND number = ${key.number}
    UNION
    SELECT CASE WHEN kind = ${getIssueLinkKindCode('relates')} THEN 'forward' ELSE 'backward' END,
      kind::int, project_id, number FROM issue_link
    WHERE to_project_id = ${key.projectId} AND to_number = ${key.number}
    UNION ALL
    SELECT 'child', 0, project_id, number FROM issue
    WHERE project_id = ${key.projectId} AND parent_number = ${key.number} AND ${selectsChildren}::boolean
    ORDER BY 1, 2, 3, 4`.execute(db);
  const links = rows.map((row): IssueLinkRow => {
    const name = ISSUE_LINK_KINDS[row.kind] ?? 'relates';
    const kind =
      row.direction === 'child'
        ? 'CHILD'
        : row.direction === 'forward'
          ? FORWARD_ISSUE_LINK_KINDS[name]
          : BACKWARD_ISSUE_LINK_KINDS[name];
    return { kind, to: { projectId: row.project_id, number: row.number } };
  });
  return kinds === null ? links : links.filter(({ kind }) => kinds.includes(kind));
}
