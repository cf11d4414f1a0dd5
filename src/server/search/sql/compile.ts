/**
 * Compiles a query to SQL conditions on the table alias `i` of `issue`. All values are statement parameters.
 * A condition on a column that is NULL is NULL, so negations use `IS NOT TRUE`: an issue without a due date
 * matches `-due:<today`.
 */
import { type RawBuilder, sql } from 'kysely';
import { type FieldName, getFieldDefinition } from '../../../shared/fields/fields';
import type {
  SearchQueryAndNode,
  DayRange,
  SearchQueryFilterNode,
  NumberRange,
  SearchQueryNode,
  SearchQueryTextNode,
} from '../../../shared/query/ast';
import { getIssueLinkKindCode } from '../../../shared/issue';
import { findFieldByFilter, isIdListColumn } from '../fields/searchFields';
import { buildAndRowOfVisibleIssueSql, buildVisibleIssueConditions } from '../../store/read/issueVisibility';
import type { QueryCompileContext } from '../list/PreparedIssueListRequest';
import { parseIssueNumber, SNOOZED_FILTER_NAME } from '../list/resolveQueryNames';
import type { SqlCondition } from '../statements/SqlCondition';
import { buildNoValueCondition, getIssueColumn } from './fieldExpressions';
import { buildQueryTextTsquery, buildPhraseCondition, buildWordsTsquery } from './words';

const SQL_TRUE: SqlCondition = sql`true`;
const SQL_FALSE: SqlCondition = sql`false`;

/**
 * Compiles a whole query to SQL conditions that must all hold. The first one selects the project, and the others only
 * issues that the viewer may see.
 */
export function compileQueryConditions(root: SearchQueryAndNode, scope: QueryCompileContext): SqlCondition[] {
  return [
    sql<boolean>`i.project_id = ${scope.projectId}`,
    ...buildVisibleIssueConditions(scope.visibility, 'i'),
    ...compileConjunction(root.children, scope),
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
  scope: QueryCompileContext,
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
  // A negated word alone would read the whole full-text index. Combined with other words, it costs almost
  // nothing.
  if (together.length > 0) together.push(...negative.map(({ text }) => text));
  else apart.push(...negative.map(({ node }) => node));
  const conditions = apart.map((child) => compileQueryNode(child, scope));
  return together.length > 0
    ? [...conditions, buildTsqueryMatchCondition(together.map((text) => `(${text})`).join(' & '))]
    : conditions;
}

function compileQueryNode(node: SearchQueryNode, scope: QueryCompileContext): SqlCondition {
  switch (node.kind) {
    case 'and':
      return sql`(${joinConditionsWithAnd(compileConjunction(node.children, scope))})`;
    case 'or': {
      const query = buildWordsTsquery(node);
      return query?.positive
        ? buildTsqueryMatchCondition(query.text)
        : joinConditionsWithOr(node.children.map((child) => compileQueryNode(child, scope)));
    }
    case 'not':
      return sql`(${compileQueryNode(node.child, scope)}) IS NOT TRUE`;
    case 'text':
      return compileTextCondition(node);
    case 'filter':
      return compileFilterCondition(node, scope);
  }
}

function compileTextCondition(node: SearchQueryTextNode): SqlCondition {
  return buildTsqueryMatchCondition(
    buildQueryTextTsquery(node),
    node.phrase ? buildPhraseCondition(node) : undefined,
  );
}

/**
 * Returns the condition that an issue's text, `issue_text t`, matches a tsquery (with the index issue_words)
 * and an optional further condition.
 */
function buildTsqueryMatchCondition(query: string, besides?: SqlCondition): SqlCondition {
  return sql`EXISTS (SELECT FROM issue_text t WHERE t.project_id = i.project_id AND t.number = i.number
    AND t.words @@ ${query}::tsquery${besides ? sql` AND ${besides}` : sql``})`;
}

function compileFilterCondition(node: SearchQueryFilterNode, scope: QueryCompileContext): SqlCondition {
  const { field, value } = node;
  const issueField = findFieldByFilter(field);
  if (value.kind === 'numbers') {
    const column = getIssueColumn(issueField!);
    return joinConditionsWithOr(value.ranges.map((range) => buildNumberRangeCondition(column, range)));
  }
  if (value.kind === 'days') {
    const column = getIssueColumn(issueField!);
    return joinConditionsWithOr(value.ranges.map((range) => buildDayRangeCondition(column, range)));
  }
  const names = value.names.map(({ name }) => name);
  const ids = [...new Set(value.names.flatMap((name) => scope.resolved.ids.get(name) ?? []))];
  switch (field) {
    case 'is':
      return joinConditionsWithOr([
        buildValueCondition('state', ids),
        ...(names.includes(SNOOZED_FILTER_NAME)
          ? [sql<boolean>`i.number IN (${selectSnoozedIssueNumbers(scope.projectId)})`]
          : []),
        ...(names.includes('held') ? [sql<boolean>`i.held`] : []),
      ]);
    case 'category':
      return buildValueCondition('state', ids);
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
      return joinConditionsWithOr(names.map((name) => buildNoValueCondition(findFieldByFilter(name)!)));
    case 'has':
      return joinConditionsWithOr(names.map((name) => buildIssueRelationCondition(name, scope)));
    case 'duplicate-of':
      return joinConditionsWithOr(
        value.names.map((name) =>
          buildDuplicateOfCondition(name.name, scope.resolved.ids.get(name) ?? [], scope),
        ),
      );
    case 'parent':
      // A parent issue always belongs to the same project as its children.
      return andVisibleParent(
        buildColumnInCondition(
          getIssueColumn('parent'),
          value.names
            .filter((name) => scope.resolved.ids.get(name)?.includes(scope.projectId))
            .map(({ name }) => parseIssueNumber(name)),
        ),
        scope,
      );
    default: {
      // The only remaining filter is `project`.
      if (issueField === undefined) return ids.includes(scope.projectId) ? SQL_TRUE : SQL_FALSE;
      const allowed = getFieldDefinition(issueField).options?.values;
      return buildValueCondition(issueField, allowed ? names.map((value) => allowed.indexOf(value)) : ids);
    }
  }
}

/** Returns the condition that an issue has one of these values of a field: ids, or indexes of an enum's values. */
function buildValueCondition(field: FieldName, values: readonly number[]): SqlCondition {
  const column = getIssueColumn(field);
  return isIdListColumn(field)
    ? buildIdOverlapCondition(column, values)
    : buildColumnInCondition(column, values);
}

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
  { projectId }: QueryCompileContext,
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

function buildIssueRelationCondition(what: string, scope: QueryCompileContext): SqlCondition {
  const { projectId, readable, restrictedProjects } = scope;
  const visibleSource = buildAndRowOfVisibleIssueSql(
    restrictedProjects,
    LINK_COLUMNS.project_id,
    LINK_COLUMNS.number,
  );
  const to = sql`SELECT to_number FROM issue_link
    WHERE to_project_id = ${projectId} AND project_id = ANY(${readable}::int[])${visibleSource}`;
  switch (what) {
    case 'parent':
      return andVisibleParent(sql`i.parent_number IS NOT NULL`, scope);
    case 'duplicates':
      return sql`i.number IN (${to} AND kind = ${getIssueLinkKindCode('duplicates')})`;
    default:
      return sql`(i.number IN (${to}) OR i.number IN (SELECT number FROM issue_link
        WHERE project_id = ${projectId} AND to_project_id = ANY(${readable}::int[])${andVisibleTarget(scope)}))`;
  }
}

const LINK_COLUMNS = {
  project_id: sql.ref('issue_link.project_id'),
  number: sql.ref('issue_link.number'),
  to_project_id: sql.ref('issue_link.to_project_id'),
  to_number: sql.ref('issue_link.to_number'),
};

const andVisibleTarget = ({ restrictedProjects }: QueryCompileContext): RawBuilder<unknown> =>
  buildAndRowOfVisibleIssueSql(restrictedProjects, LINK_COLUMNS.to_project_id, LINK_COLUMNS.to_number);

/** Restricts a condition on the parent of an issue to parents that the viewer may see. */
function andVisibleParent(condition: SqlCondition, { visibility }: QueryCompileContext): SqlCondition {
  const visible = buildVisibleIssueConditions(visibility, 'parent');
  if (visible.length === 0) return condition;
  return sql`(${condition} AND EXISTS (SELECT FROM issue parent
    WHERE parent.project_id = i.project_id AND parent.number = i.parent_number AND ${joinConditionsWithAnd(visible)}))`;
}

/** Returns the condition that an issue is a duplicate of the given issue (with the index issue_link_back). */
function buildDuplicateOfCondition(
  issue: string,
  projectIds: readonly number[],
  scope: QueryCompileContext,
): SqlCondition {
  const { projectId } = scope;
  return buildIssueNumberInCondition(
    sql`SELECT number FROM issue_link WHERE project_id = ${projectId} AND kind = ${getIssueLinkKindCode('duplicates')}
      AND to_project_id = ANY(${projectIds}::int[]) AND to_number = ${parseIssueNumber(issue)}${andVisibleTarget(scope)}`,
    projectIds,
  );
}
