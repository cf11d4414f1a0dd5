/** Consistency checks of issues, comments and events, run for one range of ids at a time. */
import { type RawBuilder, sql } from 'kysely';
import { getEventKindCode } from '../../../shared/events/kinds';
import {
  OPEN_STATE_CATEGORY_CODES,
  PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER,
  getIssueLinkKindCode,
} from '../../../shared/issue';

/** The id by whose ranges a consistency check is split: issue number, comment id or event sequence. */
export type ConsistencyCheckRangeKey = 'number' | 'comment' | 'sequence';

export interface KeyRangeConsistencyCheck {
  over: ConsistencyCheckRangeKey;
  what: string;
  /**
   * A query that returns a row `at` for each inconsistency in a range of ids. `from` and `to` are inclusive.
   */
  query: (projectId: number, from: number, to: number) => RawBuilder<{ at: string }>;
}

const createIssueConsistencyQuery = (
  where: (projectId: number) => RawBuilder<unknown>,
): KeyRangeConsistencyCheck['query'] => {
  return (id, from, to) => sql`SELECT number AS at FROM issue
    WHERE project_id = ${id} AND number BETWEEN ${from} AND ${to} AND (${where(id)})`;
};

export const KEY_RANGE_CONSISTENCY_CHECKS: readonly KeyRangeConsistencyCheck[] = [
  {
    over: 'number',
    what: 'issues whose state does not exist',
    query: createIssueConsistencyQuery(
      (id) => sql`NOT EXISTS (SELECT FROM workflow_state s WHERE s.project_id = ${id} AND s.id = state_id)`,
    ),
  },
  {
    over: 'number',
    what: 'issues whose closing time contradicts their state',
    query: createIssueConsistencyQuery(
      // The closing time of an imported issue may be unknown.
      (id) => sql`(closed_at IS NULL) <> (
      SELECT s.category = ANY(${OPEN_STATE_CATEGORY_CODES}::int[]) FROM workflow_state s WHERE s.project_id = ${id} AND s.id = state_id)
      AND (closed_at IS NOT NULL OR NOT EXISTS (
        SELECT FROM issue_source WHERE issue_source.project_id = ${id} AND issue_source.number = issue.number))`,
    ),
  },
  {
    over: 'number',
    what: 'issues with a label that does not exist',
    query: createIssueConsistencyQuery(
      (id) => sql`EXISTS (SELECT FROM unnest(label_ids) AS l (label_id)
      WHERE NOT EXISTS (SELECT FROM label WHERE label.project_id = ${id} AND label.id = label_id AND name_key IS NOT NULL))`,
    ),
  },
  {
    over: 'number',
    what: 'issues whose label ids are not in ascending order',
    query: createIssueConsistencyQuery(
      () =>
        sql`label_ids <> (SELECT coalesce(array_agg(DISTINCT l ORDER BY l), '{}') FROM unnest(label_ids) AS l)`,
    ),
  },
  {
    over: 'number',
    what: 'issues with an author or assignee who does not exist',
    query: createIssueConsistencyQuery(
      () => sql`EXISTS (SELECT FROM unnest(array_append(assignee_ids, author_id)) AS u (user_id)
      WHERE user_id IS NOT NULL AND NOT EXISTS (SELECT FROM app_user WHERE app_user.id = user_id))`,
    ),
  },
  {
    over: 'number',
    what: 'issues whose milestone does not exist',
    query: createIssueConsistencyQuery(
      (id) => sql`milestone_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM milestone m WHERE m.project_id = ${id} AND m.id = milestone_id AND title_key IS NOT NULL)`,
    ),
  },
  {
    over: 'number',
    what: 'issues whose parent does not exist',
    query: createIssueConsistencyQuery(
      (id) => sql`parent_number IS NOT NULL
      AND NOT EXISTS (SELECT FROM issue p WHERE p.project_id = ${id} AND p.number = issue.parent_number)`,
    ),
  },
  {
    over: 'number',
    what: 'sub-issues without a position below their parent',
    query: createIssueConsistencyQuery(
      (id) => sql`parent_number IS NOT NULL AND NOT EXISTS (SELECT FROM sub_issue_position place
      WHERE place.project_id = ${id} AND place.parent_number = issue.parent_number AND place.number = issue.number)`,
    ),
  },
  {
    over: 'number',
    // If the numbers of each issue match those of its own sub-issues, they are correct for whole trees.
    what: 'issues whose sub-issue progress is wrong',
    query: (id, from, to) => sql`SELECT issue.number AS at FROM issue
      LEFT JOIN (SELECT child.parent_number, count(*) + coalesce(sum(below.total), 0) AS total,
          count(*) FILTER (WHERE category <> ALL(${OPEN_STATE_CATEGORY_CODES}::int[]))
            + coalesce(sum(below.closed), 0) AS closed
        FROM issue child
        JOIN workflow_state s ON s.project_id = ${id} AND s.id = child.state_id
        LEFT JOIN sub_issue_progress below ON below.project_id = ${id} AND below.number = child.number
        WHERE child.project_id = ${id} AND child.parent_number BETWEEN ${from} AND ${to}
        GROUP BY child.parent_number) AS counted ON counted.parent_number = issue.number
      LEFT JOIN sub_issue_progress stored ON stored.project_id = ${id} AND stored.number = issue.number
      WHERE issue.project_id = ${id} AND issue.number BETWEEN ${from} AND ${to}
        AND (coalesce(stored.total, 0), coalesce(stored.closed, 0))
          <> (coalesce(counted.total, 0), coalesce(counted.closed, 0))`,
  },
  {
    over: 'number',
    what: 'issues without a row in issue_text',
    query: createIssueConsistencyQuery(
      (id) =>
        sql`NOT EXISTS (SELECT FROM issue_text t WHERE t.project_id = ${id} AND t.number = issue.number)`,
    ),
  },
  {
    over: 'number',
    what: 'rows of issue_text without an issue',
    query: (id, from, to) => sql`SELECT number AS at FROM issue_text t
      WHERE project_id = ${id} AND number BETWEEN ${from} AND ${to}
        AND NOT EXISTS (SELECT FROM issue i WHERE i.project_id = ${id} AND i.number = t.number)`,
  },
  {
    over: 'number',
    what: 'links to issues that do not exist',
    query: (id, from, to) => sql`SELECT number AS at FROM issue_link l
      WHERE project_id = ${id} AND number BETWEEN ${from} AND ${to} AND NOT EXISTS (
        SELECT FROM issue i WHERE i.project_id = l.to_project_id AND i.number = l.to_number)`,
  },
  {
    over: 'number',
    what: 'issues whose comment count is wrong',
    query: (id, from, to) => sql`SELECT number AS at FROM issue
      LEFT JOIN (SELECT issue_number, count(*) AS n FROM comment
        WHERE project_id = ${id} AND issue_number BETWEEN ${from} AND ${to} AND removed_at IS NULL
        GROUP BY issue_number) AS counted
        ON counted.issue_number = number
      WHERE project_id = ${id} AND number BETWEEN ${from} AND ${to} AND comment_count <> coalesce(n, 0)`,
  },
  {
    over: 'number',
    // The votes of duplicates count at the canonical issue at the end of their chain.
    what: 'issues whose vote count is wrong',
    query: (id, from, to) => sql`WITH RECURSIVE tree (root, number) AS (
        SELECT number, number FROM issue WHERE project_id = ${id} AND number BETWEEN ${from} AND ${to}
          AND NOT EXISTS (SELECT FROM duplicate_transfer t WHERE t.project_id = ${id} AND t.number = issue.number)
        UNION
        SELECT root, t.number FROM tree JOIN duplicate_transfer t ON t.project_id = ${id} AND t.to_number = tree.number)
      SELECT issue.number AS at FROM issue
      LEFT JOIN (SELECT root, sum(votes) AS n FROM tree JOIN imported_vote i ON i.project_id = ${id} AND i.number = tree.number
        GROUP BY root) AS imported ON imported.root = issue.number
      LEFT JOIN (SELECT number, count(*) AS n FROM vote WHERE project_id = ${id} AND number BETWEEN ${from} AND ${to}
        GROUP BY number) AS counted ON counted.number = issue.number
      WHERE project_id = ${id} AND issue.number BETWEEN ${from} AND ${to}
        AND vote_count <> coalesce(imported.n, 0) + coalesce(counted.n, 0)`,
  },
  {
    over: 'number',
    what: 'duplicates whose votes do not count at their canonical issue',
    query: (id, from, to) => sql`WITH RECURSIVE chain (number, last) AS (
        SELECT number, to_number FROM duplicate_transfer WHERE project_id = ${id} AND number BETWEEN ${from} AND ${to}
        UNION
        SELECT chain.number, t.to_number FROM chain JOIN duplicate_transfer t ON t.project_id = ${id} AND t.number = chain.last)
      SELECT number AS at FROM vote WHERE project_id = ${id} AND number BETWEEN ${from} AND ${to}
        AND EXISTS (SELECT FROM duplicate_transfer t WHERE t.project_id = ${id} AND t.number = vote.number)
      UNION
      SELECT number FROM duplicate_vote moved WHERE project_id = ${id} AND number BETWEEN ${from} AND ${to}
        AND (NOT EXISTS (SELECT FROM vote v WHERE v.project_id = ${id} AND v.number = counted_at AND v.user_id = moved.user_id)
          OR EXISTS (SELECT FROM duplicate_transfer t WHERE t.project_id = ${id} AND t.number = counted_at)
          OR counted_at <> number AND NOT EXISTS (
            SELECT FROM chain WHERE chain.number = moved.number AND chain.last = counted_at))`,
  },
  {
    over: 'number',
    what: 'duplicates whose votes count at an issue that they are not linked to',
    query: (id, from, to) => sql`SELECT number AS at FROM duplicate_transfer t
      WHERE project_id = ${id} AND number BETWEEN ${from} AND ${to} AND NOT EXISTS (
        SELECT FROM issue_link l WHERE l.project_id = ${id} AND l.number = t.number
          AND l.kind = ${getIssueLinkKindCode('duplicates')} AND l.to_project_id = ${id} AND l.to_number = t.to_number)`,
  },
  {
    over: 'number',
    // Cycles of duplicate links, which earlier imports have left, have no canonical issue.
    what: 'duplicates whose votes have not moved to their canonical issue',
    query: (id, from, to) => sql`SELECT number AS at FROM issue_link l
      WHERE project_id = ${id} AND number BETWEEN ${from} AND ${to} AND moves_votes
        AND NOT EXISTS (SELECT FROM duplicate_transfer t WHERE t.project_id = ${id} AND t.number = l.number)
        AND NOT EXISTS (WITH RECURSIVE chain (number) AS (
            SELECT l.to_number
            UNION
            SELECT next.to_number FROM chain JOIN issue_link next USING (number)
            WHERE next.project_id = ${id} AND next.to_project_id = ${id}
              AND next.kind = ${getIssueLinkKindCode('duplicates')})
          SELECT FROM chain WHERE chain.number = l.number)`,
  },
  {
    over: 'number',
    what: 'watchers of duplicates who do not watch the canonical issue',
    query: (id, from, to) => sql`SELECT number AS at FROM duplicate_watch d
      WHERE project_id = ${id} AND number BETWEEN ${from} AND ${to} AND NOT EXISTS (
        SELECT FROM watch w WHERE w.project_id = ${id} AND w.number = d.number AND w.user_id = d.user_id)`,
  },
  {
    over: 'number',
    what: 'issues that do not have exactly one “opened” event',
    query: (id, from, to) => sql`SELECT number AS at FROM issue
      LEFT JOIN (SELECT issue_number, count(*) AS n FROM event
        WHERE project_id = ${id} AND issue_number BETWEEN ${from} AND ${to} AND kind = ${getEventKindCode('opened')}
        GROUP BY issue_number) AS opened ON opened.issue_number = number
      WHERE project_id = ${id} AND number BETWEEN ${from} AND ${to} AND n IS DISTINCT FROM 1`,
  },
  {
    over: 'number',
    what: 'issues whose state history does not match their current state',
    // Checks that each state change of an issue starts at the state that the previous one led to, and that
    // the last one leads to the issue's current state.
    query: (id, from, to) => sql`SELECT DISTINCT changed.issue_number AS at FROM (
        SELECT issue_number, before->>'state' AS left_state,
          lag(after->>'state') OVER history AS came_to,
          after->>'state' AS entered, lead(sequence) OVER history IS NULL AS is_last
        FROM event
        WHERE project_id = ${id} AND issue_number BETWEEN ${from} AND ${to} AND kind = ${getEventKindCode('state_changed')}
        WINDOW history AS (PARTITION BY issue_number ORDER BY created_at, sequence)) AS changed
      JOIN issue ON issue.project_id = ${id} AND issue.number = changed.issue_number
      WHERE (came_to IS NOT NULL AND came_to <> left_state) OR (is_last AND entered <> state_id::text)`,
  },
  {
    over: 'comment',
    what: 'comments on issues that do not exist',
    query: (id, from, to) => sql`SELECT id AS at FROM comment c
      WHERE project_id = ${id} AND id BETWEEN ${from} AND ${to}
        AND NOT EXISTS (SELECT FROM issue i WHERE i.project_id = ${id} AND i.number = c.issue_number)`,
  },
  {
    over: 'sequence',
    what: 'sequence numbers missing from the event table',
    query: (
      id,
      from,
      to,
    ) => sql`SELECT wanted AS at FROM generate_series(${from}::bigint, ${to}::bigint) AS wanted
      WHERE NOT EXISTS (SELECT FROM event e WHERE e.project_id = ${id} AND e.sequence = wanted) ORDER BY wanted`,
  },
  {
    over: 'sequence',
    what: 'events of issues that do not exist',
    // Events of a deleted issue are kept; they include a `deleted` event.
    query: (id, from, to) => sql`SELECT sequence AS at FROM event e
      WHERE project_id = ${id} AND sequence BETWEEN ${from} AND ${to} AND issue_number <> ${PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER}
        AND NOT EXISTS (SELECT FROM issue i WHERE i.project_id = ${id} AND i.number = e.issue_number)
        AND NOT EXISTS (SELECT FROM event d
          WHERE d.project_id = ${id} AND d.issue_number = e.issue_number AND d.kind = ${getEventKindCode('deleted')})`,
  },
  {
    over: 'sequence',
    what: 'comment events without their comment',
    query: (id, from, to) => sql`SELECT sequence AS at FROM event e
      WHERE project_id = ${id} AND sequence BETWEEN ${from} AND ${to} AND kind = ${getEventKindCode('commented')}
        AND comment_id IS NOT NULL AND NOT EXISTS (SELECT FROM comment c WHERE c.project_id = ${id} AND c.id = e.comment_id)`,
  },
];
