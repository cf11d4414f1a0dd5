/** Resolves the names in a query to ids, and reports unknown names as problems. */
import { parseQuery } from '../../../shared/query/parse';
import type { FilterNode, QueryName, QueryNode, QueryProblem } from '../../../shared/query/ast';
import { OPEN_CATEGORIES, STATE_CATEGORIES, type StateCategory } from '../../../shared/issue';
import { PERSON_FIELDS } from '../../../shared/query/fields';
import { nearestSpelling } from '../../../shared/query/nearest';
import { quoteValue } from '../../../shared/query/quote';
import type { Catalog, NamedItem } from './catalog';

/** Names that are not part of the project's catalog: people, other projects, and the viewer. */
export interface ExternalNames {
  /** User ids by lower-case login. Several placeholder users may have the same login. */
  people: ReadonlyMap<string, readonly number[]>;
  /** Ids of the projects that the viewer may read, by upper-case key. */
  projects: ReadonlyMap<string, number>;
  viewerId: number | null;
}

export interface ResolvedNames {
  /** The ids of each name in the query. An unknown name has no ids and matches nothing. */
  ids: ReadonlyMap<QueryName, readonly number[]>;
  problems: QueryProblem[];
}

/** The logins (lower case) and project keys (upper case) that a query uses. */
export function externalNames(root: QueryNode): { logins: string[]; projectKeys: string[] } {
  const logins = new Set<string>();
  const projectKeys = new Set<string>();
  for (const { field, value } of listFilters(root)) {
    if (value.kind !== 'names') continue;
    for (const { name } of value.names) {
      if (PERSON_FIELDS.includes(field) && name !== '@me') logins.add(name.toLowerCase());
      const key = field === 'project' ? name : ISSUE_FIELDS.has(field) ? projectKeyOfIssue(name) : null;
      if (key !== null) projectKeys.add(key.toUpperCase());
    }
  }
  return { logins: [...logins], projectKeys: [...projectKeys] };
}

/** Whether the result of a query may depend on other projects: by their names, or by links to their issues. */
export function refersToOtherProjects(root: QueryNode): boolean {
  return listFilters(root).some(
    ({ field }) => field === 'project' || field === 'has' || ISSUE_FIELDS.has(field),
  );
}

/** Filters whose values are issue references such as NET-4. */
const ISSUE_FIELDS: ReadonlySet<string> = new Set(['duplicate-of', 'parent']);

/** The project key of an issue reference (NET of NET-4), or null if it has none. */
export function projectKeyOfIssue(issue: string): string | null {
  return /^([a-z][a-z0-9]*)-\d+$/i.exec(issue)?.[1] ?? null;
}

export function resolveNames(root: QueryNode, catalog: Catalog, external: ExternalNames): ResolvedNames {
  const ids = new Map<QueryName, readonly number[]>();
  const problems: QueryProblem[] = [];
  for (const filter of listFilters(root)) {
    if (filter.value.kind !== 'names') continue;
    for (const name of filter.value.names) {
      const found = resolveName(filter, name, catalog, external);
      if ('message' in found) problems.push({ ...found, start: name.start, end: name.end });
      else ids.set(name, found);
    }
  }
  return { ids, problems };
}

interface UnknownName {
  message: string;
  suggestion: string | null;
}

function resolveName(
  filter: FilterNode,
  { name }: QueryName,
  catalog: Catalog,
  external: ExternalNames,
): readonly number[] | UnknownName {
  const { field } = filter;
  switch (field) {
    case 'is':
      return stateIdsWhere(catalog, (category) => OPEN_CATEGORIES.includes(category) === (name === 'open'));
    case 'category':
      return stateIdsWhere(catalog, (category) => category === name);
    case 'state':
      return idsByName(catalog.states, name, 'state');
    case 'label':
      return labelIds(catalog, name);
    case 'milestone':
      return idsByName(catalog.milestones, name, 'milestone');
    case 'project':
    case 'duplicate-of':
    case 'parent':
      return projectIds(field === 'project' ? name : projectKeyOfIssue(name), catalog, external);
    default:
      return PERSON_FIELDS.includes(field) ? personIds(filter, name, external) : [];
  }
}

function stateIdsWhere(catalog: Catalog, wanted: (category: StateCategory) => boolean): number[] {
  return catalog.states.filter(({ category }) => wanted(STATE_CATEGORIES[category]!)).map(({ id }) => id);
}

function idsByName(values: readonly NamedItem[], name: string, what: string): number[] | UnknownName {
  const key = name.toLowerCase();
  const found = values.filter((value) => value.name.toLowerCase() === key);
  return found.length > 0
    ? found.map(({ id }) => id)
    : unknownName(
        what,
        name,
        values.map((value) => value.name),
      );
}

/** The ids of a label name; `component::*` stands for all labels of the scope. */
function labelIds({ labels }: Catalog, name: string): number[] | UnknownName {
  if (!name.endsWith('::*')) return idsByName(labels, name, 'label');
  const scope = name.slice(0, -1).toLowerCase();
  const found = labels.filter((label) => label.name.toLowerCase().startsWith(scope));
  if (found.length > 0) return found.map(({ id }) => id);
  const scopes = new Set(labels.flatMap((label) => labelScopeOf(label.name) ?? []));
  return unknownName(
    'label scope',
    name,
    [...scopes].map((each) => `${each}::*`),
  );
}

/** The scope of a label name: `component` of `component::net`. */
export function labelScopeOf(label: string): string | null {
  const at = label.indexOf('::');
  return at > 0 ? label.slice(0, at) : null;
}

function personIds(
  { field }: FilterNode,
  name: string,
  { people, viewerId }: ExternalNames,
): readonly number[] | UnknownName {
  if (name === '@me') {
    return viewerId === null ? { message: 'Sign in to use `@me`.', suggestion: null } : [viewerId];
  }
  if (field === 'watching') {
    return { message: 'You can only search your own watched issues: use `watching:@me`.', suggestion: '@me' };
  }
  const found = people.get(name.toLowerCase());
  if (found) return found;
  // In other trackers, `assignee:none` finds issues without an assignee, so users may try it here.
  const hasNoFilter = parseQuery(`no:${field}`, 0).problems.length === 0;
  if (/^(none|nobody)$/i.test(name) && hasNoFilter) {
    return {
      message: `Unknown user \`${name}\`. Use \`no:${field}\` to find issues without one.`,
      suggestion: null,
    };
  }
  return unknownName('user', name, name.toLowerCase() === 'me' ? ['@me'] : people.keys());
}

function projectIds(
  key: string | null,
  catalog: Catalog,
  { projects }: ExternalNames,
): number[] | UnknownName {
  if (key === null) return [catalog.projectId];
  const id = projects.get(key.toUpperCase());
  return id === undefined ? unknownName('project', key, projects.keys()) : [id];
}

function unknownName(what: string, name: string, known: Iterable<string>): UnknownName {
  const suggestion = nearestSpelling(name, known);
  const message = `Unknown ${what} \`${name}\`.`;
  return suggestion === null
    ? { message, suggestion: null }
    : { message: `${message} Did you mean \`${suggestion}\`?`, suggestion: quoteValue(suggestion) };
}

function listFilters(node: QueryNode): FilterNode[] {
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.children.flatMap(listFilters);
    case 'not':
      return listFilters(node.child);
    case 'filter':
      return [node];
    default:
      return [];
  }
}

/** The issue number of an issue reference: 4 of NET-4. */
export function issueNumber(issue: string): number {
  return Number(/\d+$/.exec(issue)![0]);
}
