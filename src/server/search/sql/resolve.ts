/** From the names in a query to ids, and to problems where a project knows no such name. */
import { parseQuery } from '../../../shared/query/parse';
import type { FilterNode, QueryName, QueryNode, QueryProblem } from '../../../shared/query/ast';
import { OPEN_CATEGORIES, STATE_CATEGORIES, type StateCategory } from '../../../shared/issue';
import { PERSON_FIELDS } from '../../../shared/query/fields';
import { nearest } from '../../../shared/query/nearest';
import { quoteValue } from '../../../shared/query/quote';
import type { Catalog, Named } from './catalog';

/** What lies outside the project's own catalog: people by login, projects by key, who asks. */
export interface Outside {
  /** By login in lower case. */
  people: ReadonlyMap<string, readonly number[]>;
  /** Those that the viewer may read, by key in upper case. */
  projects: ReadonlyMap<string, number>;
  viewerId: number | null;
}

export interface Resolved {
  /** The ids that each name stands for. A name that nobody has stands for none: it matches nothing. */
  ids: ReadonlyMap<QueryName, readonly number[]>;
  problems: QueryProblem[];
}

/** The names of a query that are not in its project's catalog. */
export function namesOutside(root: QueryNode): { logins: string[]; projectKeys: string[] } {
  const logins = new Set<string>();
  const projectKeys = new Set<string>();
  for (const { field, value } of filtersOf(root)) {
    if (value.kind !== 'names') continue;
    for (const { name } of value.names) {
      if (PERSON_FIELDS.includes(field) && name !== '@me') logins.add(name.toLowerCase());
      const key = field === 'project' ? name : ISSUE_FIELDS.has(field) ? projectKeyOf(name) : null;
      if (key !== null) projectKeys.add(key.toUpperCase());
    }
  }
  return { logins: [...logins], projectKeys: [...projectKeys] };
}

/** Whether what a query finds may depend on other projects: those it names, and those that links lead to. */
export function leadsBeyond(root: QueryNode): boolean {
  return filtersOf(root).some(
    ({ field }) => field === 'project' || field === 'has' || ISSUE_FIELDS.has(field),
  );
}

/** Filters whose values are issues, such as NET-4. */
const ISSUE_FIELDS: ReadonlySet<string> = new Set(['duplicate-of', 'parent']);

export function projectKeyOf(issue: string): string | null {
  return /^([a-z][a-z0-9]*)-\d+$/i.exec(issue)?.[1] ?? null;
}

export function resolveNames(root: QueryNode, catalog: Catalog, outside: Outside): Resolved {
  const ids = new Map<QueryName, readonly number[]>();
  const problems: QueryProblem[] = [];
  for (const filter of filtersOf(root)) {
    if (filter.value.kind !== 'names') continue;
    for (const name of filter.value.names) {
      const answer = idsOf(filter, name, catalog, outside);
      if ('message' in answer) problems.push({ ...answer, start: name.start, end: name.end });
      else ids.set(name, answer);
    }
  }
  return { ids, problems };
}

interface Unknown {
  message: string;
  suggestion: string | null;
}

function idsOf(
  filter: FilterNode,
  { name }: QueryName,
  catalog: Catalog,
  outside: Outside,
): readonly number[] | Unknown {
  const { field } = filter;
  switch (field) {
    case 'is':
      return statesIn(catalog, (category) => OPEN_CATEGORIES.includes(category) === (name === 'open'));
    case 'category':
      return statesIn(catalog, (category) => category === name);
    case 'state':
      return named(catalog.states, name, 'state');
    case 'label':
      return labelIds(catalog, name);
    case 'milestone':
      return named(catalog.milestones, name, 'milestone');
    case 'project':
    case 'duplicate-of':
    case 'parent':
      return projectIds(field === 'project' ? name : projectKeyOf(name), catalog, outside);
    default:
      return PERSON_FIELDS.includes(field) ? personIds(filter, name, outside) : [];
  }
}

function statesIn(catalog: Catalog, wanted: (category: StateCategory) => boolean): number[] {
  return catalog.states.filter(({ category }) => wanted(STATE_CATEGORIES[category]!)).map(({ id }) => id);
}

function named(values: readonly Named[], name: string, what: string): number[] | Unknown {
  const key = name.toLowerCase();
  const found = values.filter((value) => value.name.toLowerCase() === key);
  return found.length > 0
    ? found.map(({ id }) => id)
    : unknown(
        what,
        name,
        values.map((value) => value.name),
      );
}

/** `component::*` is every label of the scope. */
function labelIds({ labels }: Catalog, name: string): number[] | Unknown {
  if (!name.endsWith('::*')) return named(labels, name, 'label');
  const scope = name.slice(0, -1).toLowerCase();
  const found = labels.filter((label) => label.name.toLowerCase().startsWith(scope));
  if (found.length > 0) return found.map(({ id }) => id);
  const scopes = new Set(labels.flatMap((label) => scopeOf(label.name) ?? []));
  return unknown(
    'label scope',
    name,
    [...scopes].map((each) => `${each}::*`),
  );
}

/** `component` of `component::net`. */
export function scopeOf(label: string): string | null {
  const at = label.indexOf('::');
  return at > 0 ? label.slice(0, at) : null;
}

function personIds(
  { field }: FilterNode,
  name: string,
  { people, viewerId }: Outside,
): readonly number[] | Unknown {
  if (name === '@me') {
    return viewerId === null ? { message: 'Sign in to search for yourself.', suggestion: null } : [viewerId];
  }
  if (field === 'watching') {
    return { message: 'What others watch is theirs alone: ask for `watching:@me`.', suggestion: '@me' };
  }
  const found = people.get(name.toLowerCase());
  if (found) return found;
  // `assignee:none` is how others ask for what has no assignee.
  const hasNo = parseQuery(`no:${field}`, 0).problems.length === 0;
  if (/^(none|nobody)$/i.test(name) && hasNo) {
    return {
      message: `There is nobody called \`${name}\`; what has none is found by \`no:${field}\`.`,
      suggestion: null,
    };
  }
  return unknown('person', name, people.keys());
}

function projectIds(key: string | null, catalog: Catalog, { projects }: Outside): number[] | Unknown {
  if (key === null) return [catalog.projectId];
  const id = projects.get(key.toUpperCase());
  return id === undefined ? unknown('project', key, projects.keys()) : [id];
}

function unknown(what: string, name: string, known: Iterable<string>): Unknown {
  const near = nearest(name, known);
  const message = `There is no ${what} \`${name}\` here.`;
  return near === null
    ? { message, suggestion: null }
    : { message: `${message} Did you mean \`${near}\`?`, suggestion: quoteValue(near) };
}

function filtersOf(node: QueryNode): FilterNode[] {
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.children.flatMap(filtersOf);
    case 'not':
      return filtersOf(node.child);
    case 'filter':
      return [node];
    default:
      return [];
  }
}
