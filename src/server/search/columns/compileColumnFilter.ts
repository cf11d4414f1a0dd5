/**
 * Compiles a query to a filter that the columns' thread can evaluate. For conditions that the columns do not
 * hold (words, mentions, watched issues), the filter refers to a set of issue numbers that SQL or the word
 * index finds.
 */
import { type FieldName, getFieldDefinition } from '../../../shared/fields/fields';
import type {
  DayRange,
  SearchQueryFilterNode,
  NumberRange,
  FilterValueName,
  SearchQueryNode,
  SearchQueryTextNode,
} from '../../../shared/query/ast';
import type { IssueVisibility } from '../../store/read/issueVisibility';
import type { SearchQueryWord } from '../../../shared/query/terms';
import {
  findFieldByFilter,
  isIdListColumn,
  type NumberColumnName,
  type TimeColumnName,
} from '../fields/searchFields';
import { serializeQueryNode, type QueryCompileContext } from '../list/PreparedIssueListRequest';
import { parseIssueNumber, SNOOZED_FILTER_NAME } from '../list/resolveQueryNames';
import type { ColumnFilter, RangeColumnName } from './data/ColumnFilter';
import { encodeCommenterRelation, DUPLICATES_LINK_KIND_CODE, encodeLinkRelation } from './data/relations';
import { HAS_PARENT_FILTER } from './data/findNestedIssues';

/**
 * Query nodes that SQL or the word index must evaluate, by key. The result of each is the set of numbers of
 * the matching issues.
 */
export type IssueNumberSetQueries = Map<string, SearchQueryNode>;

/**
 * Compiles a parsed query to a filter of the issues that match and that the viewer may see. Adds to `sets` the query
 * nodes that SQL or the word index must evaluate.
 */
export function compileColumnFilter(
  root: SearchQueryNode,
  scope: QueryCompileContext,
  sets: IssueNumberSetQueries,
): ColumnFilter {
  const filter = compileQueryNode(root, scope, sets);
  return scope.visibility === 'all'
    ? filter
    : { kind: 'and', of: [createVisibleIssueFilter(scope.visibility), filter] };
}

/** The condition of `buildVisibleIssueConditions` (src/server/store/read/issueVisibility.ts), as a filter. */
function createVisibleIssueFilter({
  userId,
  confidentialTypes,
}: Exclude<IssueVisibility, 'all'>): ColumnFilter {
  const isPublic: ColumnFilter = {
    kind: 'not',
    of: { kind: 'oneOf', column: 'type', values: [...confidentialTypes] },
  };
  if (userId === null) return isPublic;
  return {
    kind: 'or',
    of: [
      isPublic,
      { kind: 'oneOf', column: 'author', values: [userId] },
      { kind: 'overlaps', column: 'assignees', ids: [userId] },
    ],
  };
}

function compileQueryNode(
  node: SearchQueryNode,
  scope: QueryCompileContext,
  sets: IssueNumberSetQueries,
): ColumnFilter {
  switch (node.kind) {
    case 'and':
    case 'or':
      return { kind: node.kind, of: node.children.map((child) => compileQueryNode(child, scope, sets)) };
    case 'not':
      return { kind: 'not', of: compileQueryNode(node.child, scope, sets) };
    case 'text':
      return createIssueNumberSetFilter(node, scope, sets);
    case 'filter':
      return compileColumnFilterNode(node, scope, sets);
  }
}

function compileColumnFilterNode(
  filter: SearchQueryFilterNode,
  scope: QueryCompileContext,
  sets: IssueNumberSetQueries,
): ColumnFilter {
  const { field, value } = filter;
  const issueField = findFieldByFilter(field);
  if (value.kind === 'numbers')
    return combineFiltersWithOr(value.ranges.map((range) => createNumberRangeFilter(issueField!, range)));
  if (value.kind === 'days')
    return combineFiltersWithOr(
      value.ranges.map((range) => createDayRangeFilter(issueField as TimeColumnName, range)),
    );
  const names = value.names.map(({ name }) => name);
  const ids = getResolvedFilterValueIds(filter, scope);
  // The columns do not know which issues at the other end of a relation are visible.
  if (scope.restrictedProjects.length > 0 && RELATION_FIELDS.has(field))
    return createIssueNumberSetFilter(filter, scope, sets);
  switch (field) {
    case 'is': {
      const snoozed = value.names.filter(({ name }) => name === SNOOZED_FILTER_NAME);
      const filters: ColumnFilter[] = ids.length > 0 ? [{ kind: 'oneOf', column: 'state', values: ids }] : [];
      if (snoozed.length > 0) {
        const node: SearchQueryFilterNode = {
          ...filter,
          value: { kind: 'names', names: snoozed.slice(0, 1) },
        };
        filters.push(createIssueNumberSetFilter(node, scope, sets));
      }
      if (names.includes('held')) filters.push({ kind: 'oneOf', column: 'held', values: [1] });
      return combineFiltersWithOr(filters);
    }
    case 'category':
      return { kind: 'oneOf', column: 'state', values: ids };
    case 'commenter':
      return { kind: 'overlaps', column: 'relations', ids: ids.map(encodeCommenterRelation) };
    case 'no':
      return combineFiltersWithOr(names.map(createNoValueFilter));
    case 'has':
      return combineFiltersWithOr(names.map((name) => createRelationFilter(name, scope)));
    case 'parent': {
      // A parent issue always belongs to the same project as its children.
      const own = names.filter((_, i) => isReferenceToSameProject(value.names[i]!, scope));
      return { kind: 'oneOf', column: 'parent', values: own.map(parseIssueNumber) };
    }
    case 'duplicate-of':
      if (!value.names.every((name) => isReferenceToSameProject(name, scope)))
        return createIssueNumberSetFilter(filter, scope, sets);
      return {
        kind: 'overlaps',
        column: 'relations',
        ids: names.map((name) => encodeLinkRelation(DUPLICATES_LINK_KIND_CODE, parseIssueNumber(name))),
      };
    case 'project':
      return { kind: ids.includes(scope.projectId) ? 'all' : 'nothing' };
    default: {
      if (issueField === undefined) return createIssueNumberSetFilter(filter, scope, sets);
      const allowed = getFieldDefinition(issueField).options?.values;
      return createValueFilter(issueField, allowed ? names.map((name) => allowed.indexOf(name)) : ids);
    }
  }
}

/** Creates a filter for the issues with one of these values of a field: ids, or indexes of an enum's values. */
function createValueFilter(field: FieldName, values: number[]): ColumnFilter {
  return isIdListColumn(field)
    ? { kind: 'overlaps', column: field, ids: values }
    : { kind: 'oneOf', column: field as NumberColumnName, values };
}

/** The filters on relations to other issues. */
const RELATION_FIELDS: ReadonlySet<string> = new Set(['has', 'parent', 'duplicate-of']);

function combineFiltersWithOr(filters: ColumnFilter[]): ColumnFilter {
  return filters.length === 1 ? filters[0]! : { kind: 'or', of: filters };
}

function createNumberRangeFilter(field: FieldName, { from, to }: NumberRange): ColumnFilter {
  return field === 'number'
    ? { kind: 'number', from, to }
    : { kind: 'between', column: field as RangeColumnName, from, to };
}

function createDayRangeFilter(column: TimeColumnName, { from, until }: DayRange): ColumnFilter {
  return {
    kind: 'during',
    column,
    from: from === null ? null : from * 1000,
    until: until === null ? null : until * 1000,
  };
}

/**
 * Whether an issue reference such as NET-4 or 4 refers to an issue of the list's own project, and to no
 * other.
 */
function isReferenceToSameProject(
  name: FilterValueName,
  { projectId, resolved }: QueryCompileContext,
): boolean {
  const ids = resolved.ids.get(name);
  return ids?.length === 1 && ids[0] === projectId;
}

function createRelationFilter(what: string, { readable }: QueryCompileContext): ColumnFilter {
  if (what === 'parent') return HAS_PARENT_FILTER;
  return { kind: 'linked', what: what as 'links' | 'duplicates', readable };
}

/** @param filter the filter of a field, as in `no:label` */
function createNoValueFilter(filter: string): ColumnFilter {
  const field = findFieldByFilter(filter)!;
  return isIdListColumn(field) ? { kind: 'empty', column: field } : createValueFilter(field, [0]);
}

/**
 * Creates a filter for a query node that SQL or the word index evaluates. The filter refers to the set of
 * matching issues by key. Equal nodes have equal keys, so they share one set wherever they stand in the
 * query.
 */
function createIssueNumberSetFilter(
  node: SearchQueryNode,
  scope: QueryCompileContext,
  sets: IssueNumberSetQueries,
): ColumnFilter {
  const key = serializeQueryNode(node) + serializeResolvedFilterIds(node, scope);
  sets.set(key, node);
  return { kind: 'supplied', key };
}

/**
 * Creates a filter for the issues with a word in their title. The sort order RELEVANCE counts these words.
 */
export function createTitleWordFilter(
  { token, prefix }: SearchQueryWord,
  scope: QueryCompileContext,
  sets: IssueNumberSetQueries,
): ColumnFilter {
  const node: SearchQueryTextNode = {
    kind: 'text',
    text: token,
    phrase: false,
    prefix,
    tokens: [token],
    fields: ['title'],
    start: 0,
    end: 0,
  };
  return createIssueNumberSetFilter(node, scope, sets);
}

/** Returns the ids of all names in the value of a query filter. */
function getResolvedFilterValueIds(
  { value }: SearchQueryFilterNode,
  { resolved }: QueryCompileContext,
): number[] {
  if (value.kind !== 'names') return [];
  return [...new Set(value.names.flatMap((name) => resolved.ids.get(name) ?? []))];
}

/**
 * Returns the part of a set's key that depends on the viewer: `@me` is the id of the viewer, and relations to issues
 * that are hidden from the viewer do not count.
 */
function serializeResolvedFilterIds(
  node: SearchQueryNode,
  { resolved, readable, restrictedProjects }: QueryCompileContext,
): string {
  if (node.kind !== 'filter' || node.value.kind !== 'names') return '';
  const ids = JSON.stringify(node.value.names.map((name) => resolved.ids.get(name) ?? []));
  const isRestricted = restrictedProjects.length > 0 && RELATION_FIELDS.has(node.field);
  return isRestricted ? ids + JSON.stringify([readable, restrictedProjects]) : ids;
}
