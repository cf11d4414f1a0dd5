/** Resolves the names in a query to ids, and reports unknown names as problems. */
import { parseSearchQuery } from '../../../shared/query/parse';
import type {
  SearchQueryFilterNode,
  FilterValueName,
  SearchQueryNode,
  QueryProblem,
} from '../../../shared/query/ast';
import { OPEN_STATE_CATEGORIES, STATE_CATEGORIES, type StateCategory } from '../../../shared/issue';
import { FILTERS } from '../../../shared/query/fields';
import { findNearestSpelling } from '../../../shared/query/nearest';
import { quoteFilterValue } from '../../../shared/query/quote';
import type { ProjectCatalog, IdAndName } from './catalog';

/** Ids of names that are not part of the project's catalog: people, other projects, and the viewer. */
export interface UserAndProjectIdsByName {
  /** User ids by login in lower case. Several placeholder users may have the same login. */
  people: ReadonlyMap<string, readonly number[]>;
  /** Ids of the projects that the viewer may read, by project key in upper case. */
  projects: ReadonlyMap<string, number>;
  viewerId: number | null;
}

export interface ResolvedQueryNames {
  /** The ids that each name in the query means. An unknown name has no ids and matches nothing. */
  ids: ReadonlyMap<FilterValueName, readonly number[]>;
  problems: QueryProblem[];
}

/** Returns the logins (in lower case) and project keys (in upper case) that a query contains. */
export function collectLoginsAndProjectKeys(root: SearchQueryNode): {
  logins: string[];
  projectKeys: string[];
} {
  const logins = new Set<string>();
  const projectKeys = new Set<string>();
  for (const { field, value } of collectQueryFilterNodes(root)) {
    if (value.kind !== 'names') continue;
    for (const { name } of value.names) {
      if (FILTERS[field].isPerson && name !== '@me') logins.add(name.toLowerCase());
      const key =
        field === 'project' ? name : ISSUE_REFERENCE_FIELDS.has(field) ? parseIssueProjectKey(name) : null;
      if (key !== null) projectKeys.add(key.toUpperCase());
    }
  }
  return { logins: [...logins], projectKeys: [...projectKeys] };
}

/**
 * Whether the result of a query may depend on other projects: it names one, or filters by links between
 * issues.
 */
export function doesQueryReferToOtherProjects(root: SearchQueryNode): boolean {
  return collectQueryFilterNodes(root).some(
    ({ field }) => field === 'project' || field === 'has' || ISSUE_REFERENCE_FIELDS.has(field),
  );
}

/** Query filters whose values are issue references such as NET-4. */
const ISSUE_REFERENCE_FIELDS: ReadonlySet<string> = new Set(['duplicate-of', 'parent']);

/** Returns the project key of an issue reference (NET of NET-4), or null if the reference has none. */
export function parseIssueProjectKey(issue: string): string | null {
  return /^([a-z][a-z0-9]*)-\d+$/i.exec(issue)?.[1] ?? null;
}

export function resolveQueryNames(
  root: SearchQueryNode,
  catalog: ProjectCatalog,
  external: UserAndProjectIdsByName,
): ResolvedQueryNames {
  const ids = new Map<FilterValueName, readonly number[]>();
  const problems: QueryProblem[] = [];
  for (const filter of collectQueryFilterNodes(root)) {
    if (filter.value.kind !== 'names') continue;
    for (const name of filter.value.names) {
      const found = resolveQueryName(filter, name, catalog, external);
      if ('message' in found) problems.push({ ...found, start: name.start, end: name.end });
      else ids.set(name, found);
    }
  }
  return { ids, problems };
}

interface UnknownQueryNameProblem {
  message: string;
  suggestion: string | null;
}

function resolveQueryName(
  filter: SearchQueryFilterNode,
  { name }: FilterValueName,
  catalog: ProjectCatalog,
  external: UserAndProjectIdsByName,
): readonly number[] | UnknownQueryNameProblem {
  const { field } = filter;
  switch (field) {
    case 'is':
      // Snoozed and held issues can be in any state.
      if (name === SNOOZED_FILTER_NAME || name === 'held') return [];
      return findStateIdsByCategory(
        catalog,
        (category) => OPEN_STATE_CATEGORIES.includes(category) === (name === 'open'),
      );
    case 'category':
      return findStateIdsByCategory(catalog, (category) => category === name);
    case 'state':
      return findIdsByNameOrProblem(catalog.states, name, 'state');
    case 'label':
      return findLabelIdsByName(catalog, name);
    case 'milestone':
      return findIdsByNameOrProblem(catalog.milestones, name, 'milestone');
    case 'project':
    case 'duplicate-of':
    case 'parent':
      return findProjectIdsByKey(field === 'project' ? name : parseIssueProjectKey(name), catalog, external);
    default:
      return FILTERS[field].isPerson ? findUserIdsByLogin(filter, name, external) : [];
  }
}

function findStateIdsByCategory(
  catalog: ProjectCatalog,
  wanted: (category: StateCategory) => boolean,
): number[] {
  return catalog.states.filter(({ category }) => wanted(STATE_CATEGORIES[category]!)).map(({ id }) => id);
}

function findIdsByNameOrProblem(
  values: readonly IdAndName[],
  name: string,
  what: string,
): number[] | UnknownQueryNameProblem {
  const key = name.toLowerCase();
  const found = values.filter((value) => value.name.toLowerCase() === key);
  return found.length > 0
    ? found.map(({ id }) => id)
    : createUnknownQueryNameProblem(
        what,
        name,
        values.map((value) => value.name),
      );
}

/**
 * Returns the ids of the labels that a label name means: `component::*` means all labels of the scope, and the name of
 * a merged label the label that it was merged into.
 */
function findLabelIdsByName(
  { labels, mergedLabels }: ProjectCatalog,
  name: string,
): number[] | UnknownQueryNameProblem {
  if (!name.endsWith('::*')) {
    const found = findIdsByNameOrProblem(labels, name, 'label');
    const merged = mergedLabels.find((label) => label.name.toLowerCase() === name.toLowerCase());
    return Array.isArray(found) || !merged ? found : [merged.id];
  }
  const scope = name.slice(0, -1).toLowerCase();
  const found = labels.filter((label) => label.name.toLowerCase().startsWith(scope));
  if (found.length > 0) return found.map(({ id }) => id);
  const scopes = new Set(labels.flatMap((label) => getLabelScope(label.name) ?? []));
  return createUnknownQueryNameProblem(
    'label scope',
    name,
    [...scopes].map((each) => `${each}::*`),
  );
}

/** Returns the scope of a label name as it is written: `Area` for `Area::Search`. Null if it has no scope. */
function getLabelScope(label: string): string | null {
  const at = label.indexOf('::');
  return at > 0 ? label.slice(0, at) : null;
}

function findUserIdsByLogin(
  { field }: SearchQueryFilterNode,
  name: string,
  { people, viewerId }: UserAndProjectIdsByName,
): readonly number[] | UnknownQueryNameProblem {
  if (name === '@me') {
    return viewerId === null ? { message: 'Sign in to use `@me`.', suggestion: null } : [viewerId];
  }
  if (field === 'watching') {
    return { message: 'You can only search your own watched issues: use `watching:@me`.', suggestion: '@me' };
  }
  const found = people.get(name.toLowerCase());
  if (found) return found;
  // In other trackers, `assignee:none` finds issues without an assignee. Users who try it here are shown
  // `no:assignee`.
  const hasNoFilter = parseSearchQuery(`no:${field}`, 0).syntaxProblems.length === 0;
  if (/^(none|nobody)$/i.test(name) && hasNoFilter) {
    return {
      message: `Unknown user \`${name}\`. Use \`no:${field}\` to find issues without one.`,
      suggestion: null,
    };
  }
  return createUnknownQueryNameProblem('user', name, name.toLowerCase() === 'me' ? ['@me'] : people.keys());
}

function findProjectIdsByKey(
  key: string | null,
  catalog: ProjectCatalog,
  { projects }: UserAndProjectIdsByName,
): number[] | UnknownQueryNameProblem {
  if (key === null) return [catalog.projectId];
  const id = projects.get(key.toUpperCase());
  return id === undefined ? createUnknownQueryNameProblem('project', key, projects.keys()) : [id];
}

function createUnknownQueryNameProblem(
  what: string,
  name: string,
  known: Iterable<string>,
): UnknownQueryNameProblem {
  const suggestion = findNearestSpelling(name, known);
  const message = `Unknown ${what} \`${name}\`.`;
  return suggestion === null
    ? { message, suggestion: null }
    : { message: `${message} Did you mean \`${suggestion}\`?`, suggestion: quoteFilterValue(suggestion) };
}

function collectQueryFilterNodes(node: SearchQueryNode): SearchQueryFilterNode[] {
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.children.flatMap(collectQueryFilterNodes);
    case 'not':
      return collectQueryFilterNodes(node.child);
    case 'filter':
      return [node];
    default:
      return [];
  }
}

/** The value of `is:` that matches snoozed issues instead of states. */
export const SNOOZED_FILTER_NAME = 'snoozed';

/** Returns the issue number of an issue reference: 4 for NET-4. */
export function parseIssueNumber(issue: string): number {
  return Number(/\d+$/.exec(issue)![0]);
}
