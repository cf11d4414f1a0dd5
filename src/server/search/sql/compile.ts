/**
 * Compiles a query to SQL conditions on the table alias `i` of `issue`. All values are statement parameters.
 * A condition on a column that is NULL is NULL, so negations use `IS NOT TRUE`: an issue without a due date
 * matches `-due:<today`.
 */
import { type RawBuilder, sql } from 'kysely';
import type {
  SearchQueryAndNode,
  DayRange,
  SearchQueryFilterNode,
  NumberRange,
  SearchQueryNode,
  SearchQueryTextNode,
} from '../../../shared/query/ast';
import { ISSUE_TYPES, getIssueLinkKindCode } from '../../../shared/issue';
import type { QueryCompileContext } from '../list/PreparedIssueListRequest';
import { parseIssueNumber, SNOOZED_FILTER_NAME } from '../list/resolveQueryNames';
import type { SqlCondition } from '../statements/SqlCondition';
import { buildQueryTextTsquery, buildPhraseCondition, buildWordsTsquery } from './words';

/** The ids with which a query is compiled to SQL, and options of the compiler. */
export interface SqlQueryCompileContext extends QueryCompileContext {
  /**
   * Whether words are checked row by row, in the rows that match all other filters, instead of in the
   * full-text index. This is faster for reads of few rows.
   */
  probe?: boolean;
}

const SQL_TRUE: SqlCondition = sql`true`;
const SQL_FALSE: SqlCondition = sql`false`;

/**
 * Compiles a whole query to SQL conditions that must all hold.
 * @param words a tsquery that must match, too, and is part of the same index lookup as the query's words
 */
export function compileQueryConditions(
  root: SearchQueryAndNode,
  scope: SqlQueryCompileContext,
  words: string | null = null,
): SqlCondition[] {
  return [
    sql<boolean>`i.project_id = ${scope.projectId}`,
    ...compileConjunction(root.children, scope, words),
  ];
}

export function joinConditionsWithAnd(conditions: readonly SqlCondition[]): SqlCondition {
  return conditions.length === 0 ? SQL_TRUE : sql`${sql.join(conditions, sql` AND `)}`;
}

function joinConditionsWithOr(conditions: readonly SqlCondition[]): SqlCondition {
  return conditions.length === 0 ? SQL_FALSE : sql`(${sql.join(conditions, sql` OR `)})`;
}

/** Compiles query nodes that must all match. All their words become one lookup in the full-text index. */
function compileConjunction(
  children: readonly SearchQueryNode[],
  scope: SqlQueryCompileContext,
  words: string | null,
): SqlCondition[] {
  const together: string[] = [];
  const apart: SearchQueryNode[] = [];
  const negative: { node: SearchQueryNode; text: string }[] = [];
  for (const child of children) {
    const query = buildWordsTsquery(child);
    if (query?.positive) together.push(query.text);
    else if (query) negative.push({ node: child, text: query.text });
    else apart.push(child);
  }
  if (words !== null) together.push(words);
  // A negated word alone would read the whole full-text index. Combined with other words, it costs almost
  // nothing.
  if (together.length > 0) together.push(...negative.map(({ text }) => text));
  else apart.push(...negative.map(({ node }) => node));
  const conditions = apart.map((child) => compileQueryNode(child, scope));
  return together.length > 0
    ? [...conditions, buildTsqueryMatchCondition(together.map((text) => `(${text})`).join(' & '), scope)]
    : conditions;
}

function compileQueryNode(node: SearchQueryNode, scope: SqlQueryCompileContext): SqlCondition {
  switch (node.kind) {
    case 'and':
      return sql`(${joinConditionsWithAnd(compileConjunction(node.children, scope, null))})`;
    case 'or': {
      const query = buildWordsTsquery(node);
      return query?.positive
        ? buildTsqueryMatchCondition(query.text, scope)
        : joinConditionsWithOr(node.children.map((child) => compileQueryNode(child, scope)));
    }
    case 'not':
      return sql`(${compileQueryNode(node.child, scope)}) IS NOT TRUE`;
    case 'text':
      return compileTextCondition(node, scope);
    case 'filter':
      return compileFilterCondition(node, scope);
  }
}

function compileTextCondition(node: SearchQueryTextNode, scope: SqlQueryCompileContext): SqlCondition {
  return buildTsqueryMatchCondition(
    buildQueryTextTsquery(node),
    scope,
    node.phrase ? buildPhraseCondition(node) : undefined,
  );
}

/**
 * Returns the condition that an issue's text, `issue_text t`, matches a tsquery (with the index issue_words)
 * and an optional further condition.
 */
export function buildTsqueryMatchCondition(
  query: string,
  { probe }: SqlQueryCompileContext,
  besides?: SqlCondition,
): SqlCondition {
  const match = sql`t.words @@ ${query}::tsquery${besides ? sql` AND ${besides}` : sql``}`;
  const text = sql`FROM issue_text t WHERE t.project_id = i.project_id AND t.number = i.number`;
  // A scalar subquery checks row by row: PostgreSQL never turns it into a join, which would look up all
  // matches in the full-text index.
  return probe ? sql`(SELECT ${match} ${text})` : sql`EXISTS (SELECT ${text} AND ${match})`;
}

function compileFilterCondition(node: SearchQueryFilterNode, scope: SqlQueryCompileContext): SqlCondition {
  const { field, value } = node;
  if (value.kind === 'numbers')
    return joinConditionsWithOr(
      value.ranges.map((range) => buildNumberRangeCondition(NUMBER_FILTER_COLUMNS[field]!, range)),
    );
  if (value.kind === 'days')
    return joinConditionsWithOr(
      value.ranges.map((range) => buildDayRangeCondition(DAY_FILTER_COLUMNS[field]!, range)),
    );
  const names = value.names.map(({ name }) => name);
  const ids = [...new Set(value.names.flatMap((name) => scope.resolved.ids.get(name) ?? []))];
  switch (field) {
    case 'is':
      return joinConditionsWithOr([
        buildColumnInCondition('i.state_id', ids),
        ...(names.includes(SNOOZED_FILTER_NAME)
          ? [sql<boolean>`i.number IN (${selectSnoozedIssueNumbers(scope.projectId)})`]
          : []),
        ...(names.includes('held') ? [sql<boolean>`i.held`] : []),
      ]);
    case 'category':
    case 'state':
      return buildColumnInCondition('i.state_id', ids);
    case 'type':
      return buildColumnInCondition(
        'i.type',
        names.map((name) => ISSUE_TYPES.findIndex((type) => type === name)),
      );
    case 'author':
      return buildColumnInCondition('i.author_id', ids);
    case 'milestone':
      return buildColumnInCondition('i.milestone_id', ids);
    case 'label':
      return buildIdOverlapCondition('i.label_ids', ids);
    case 'assignee':
      return buildIdOverlapCondition('i.assignee_ids', ids);
    case 'commenter':
      return buildIssueNumberInCondition(
        sql`SELECT issue_number FROM comment
        WHERE project_id = ${scope.projectId} AND author_id = ANY(${ids}::int[])`,
        ids,
      );
    case 'mentions':
    case 'watching':
      return buildIssueNumberInCondition(selectMentionedOrWatchedIssueNumbers(field, ids, scope), ids);
    case 'no':
      return joinConditionsWithOr(names.map((name) => MISSING_VALUE_SQL_CONDITIONS[name]!));
    case 'has':
      return joinConditionsWithOr(names.map((name) => buildIssueRelationCondition(name, scope)));
    case 'duplicate-of':
      return joinConditionsWithOr(
        value.names.map((name) =>
          buildDuplicateOfCondition(name.name, scope.resolved.ids.get(name) ?? [], scope.projectId),
        ),
      );
    case 'parent':
      // A parent issue always belongs to the same project as its children.
      return buildColumnInCondition(
        'i.parent_number',
        value.names
          .filter((name) => scope.resolved.ids.get(name)?.includes(scope.projectId))
          .map(({ name }) => parseIssueNumber(name)),
      );
    default:
      return ids.includes(scope.projectId) ? SQL_TRUE : SQL_FALSE;
  }
}

const NUMBER_FILTER_COLUMNS: Partial<Record<string, string>> = {
  priority: 'i.priority',
  number: 'i.number',
  comments: 'i.comment_count',
  votes: 'i.vote_count',
};

const DAY_FILTER_COLUMNS: Partial<Record<string, string>> = {
  created: 'i.created_at',
  updated: 'i.updated_at',
  closed: 'i.closed_at',
  due: 'i.due_on',
};

const MISSING_VALUE_SQL_CONDITIONS: Partial<Record<string, SqlCondition>> = {
  label: sql`i.label_ids = '{}'`,
  assignee: sql`i.assignee_ids = '{}'`,
  milestone: sql`i.milestone_id IS NULL`,
  priority: sql`i.priority = 0`,
  author: sql`i.author_id IS NULL`,
};

function buildColumnInCondition(column: string, values: readonly number[]): SqlCondition {
  if (values.length === 0) return SQL_FALSE;
  if (values.length === 1) return sql`${sql.ref(column)} = ${values[0]}`;
  return sql`${sql.ref(column)} = ANY(${values}::int[])`;
}

function buildIdOverlapCondition(column: string, ids: readonly number[]): SqlCondition {
  return ids.length === 0 ? SQL_FALSE : sql`${sql.ref(column)} && ${ids}::int[]`;
}

/**
 * Selects the numbers of the issues that mention these users or are watched by them. For each user, it reads
 * one range of a primary key.
 */
export function selectMentionedOrWatchedIssueNumbers(
  field: 'mentions' | 'watching',
  ids: readonly number[],
  { projectId }: SqlQueryCompileContext,
): RawBuilder<unknown> {
  return sql`SELECT number FROM ${sql.table(field === 'mentions' ? 'mention' : 'watch')}
    WHERE project_id = ${projectId} AND user_id = ANY(${ids}::int[])`;
}

/** Selects the numbers of the snoozed issues of a project: one range of a primary key. */
export const selectSnoozedIssueNumbers = (projectId: number): RawBuilder<unknown> =>
  sql`SELECT number FROM triage_snooze WHERE project_id = ${projectId}`;

function buildIssueNumberInCondition(numbers: RawBuilder<unknown>, ids: readonly number[]): SqlCondition {
  return ids.length === 0 ? SQL_FALSE : sql`i.number IN (${numbers})`;
}

function buildNumberRangeCondition(column: string, { from, to }: NumberRange): SqlCondition {
  const ref = sql.ref(column);
  if (from !== null && from === to) return sql`${ref} = ${from}`;
  const bounds: SqlCondition[] = [];
  if (from !== null) bounds.push(sql`${ref} >= ${from}::bigint`);
  if (to !== null) bounds.push(sql`${ref} <= ${to}::bigint`);
  return sql`(${joinConditionsWithAnd(bounds)})`;
}

function buildDayRangeCondition(column: string, { from, until }: DayRange): SqlCondition {
  const ref = sql.ref(column);
  const bounds: SqlCondition[] = [sql`${ref} IS NOT NULL`];
  if (from !== null) bounds.push(sql`${ref} >= ${new Date(from)}`);
  if (until !== null) bounds.push(sql`${ref} < ${new Date(until)}`);
  return sql`(${joinConditionsWithAnd(bounds)})`;
}

function buildIssueRelationCondition(
  what: string,
  { projectId, readable }: SqlQueryCompileContext,
): SqlCondition {
  const to = sql`SELECT to_number FROM issue_link
    WHERE to_project_id = ${projectId} AND project_id = ANY(${readable}::int[])`;
  switch (what) {
    case 'parent':
      return sql`i.parent_number IS NOT NULL`;
    case 'duplicates':
      return sql`i.number IN (${to} AND kind = ${getIssueLinkKindCode('duplicates')})`;
    default:
      return sql`(i.number IN (${to}) OR i.number IN (SELECT number FROM issue_link
        WHERE project_id = ${projectId} AND to_project_id = ANY(${readable}::int[])))`;
  }
}

/** Returns the condition that an issue is a duplicate of the given issue (with the index issue_link_back). */
function buildDuplicateOfCondition(
  issue: string,
  projectIds: readonly number[],
  projectId: number,
): SqlCondition {
  return buildIssueNumberInCondition(
    sql`SELECT number FROM issue_link WHERE project_id = ${projectId} AND kind = ${getIssueLinkKindCode('duplicates')}
      AND to_project_id = ANY(${projectIds}::int[]) AND to_number = ${parseIssueNumber(issue)}`,
    projectIds,
  );
}
