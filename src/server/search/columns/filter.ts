/**
 * A query as the columns understand it: plain data that goes to their thread. Names are ids already;
 * what the columns do not hold (words, mentions, who watches) is a set that the store is asked for.
 */
import { type RawBuilder, sql } from 'kysely';
import type {
  DayRange,
  FilterNode,
  NumberRange,
  QueryName,
  QueryNode,
  TextNode,
} from '../../../shared/query/ast';
import type { QueryWord } from '../../../shared/query/terms';
import { ISSUE_TYPES } from '../../../shared/issue';
import { all, compileQuery, issueNumber, numbersOfPeople, type Scope } from '../sql/compile';
import { matchesText } from '../sql/words';
import { commenterTie, DUPLICATES, linkTie } from './data/ties';

export type Filter =
  | { kind: 'and' | 'or'; of: Filter[] }
  | { kind: 'not'; of: Filter }
  | { kind: 'all' | 'nothing' }
  | {
      kind: 'oneOf';
      column: 'state' | 'type' | 'priority' | 'author' | 'milestone' | 'parent';
      values: number[];
    }
  | { kind: 'overlaps'; column: 'labels' | 'assignees' | 'ties'; ids: number[] }
  | { kind: 'empty'; column: 'labels' | 'assignees' }
  /** Ends included; null is open. */
  | { kind: 'between'; column: 'priority' | 'comments' | 'votes'; from: number | null; to: number | null }
  | { kind: 'number'; from: number | null; to: number | null }
  /** Microseconds since 1970, the end excluded. */
  | { kind: 'during'; column: TimeField; from: number | null; until: number | null }
  /** Linked issues, from either end; or those that have duplicates. */
  /** `readable`: the projects that links may lead to. */
  | { kind: 'linked'; what: 'links' | 'duplicates'; readable: readonly number[] }
  /** A set that is given along, by its key. */
  | { kind: 'given'; key: string };

type TimeField = 'created' | 'updated' | 'closed' | 'due';

/** A set that a filter needs. */
export interface AskedSet {
  /** What to find, where it is a word or a phrase. */
  text: TextNode | null;
  /** The numbers of its issues, as SQL. */
  select: RawBuilder<unknown>;
}

export type AskedSets = Map<string, AskedSet>;

/** Compiles a parsed query. What must be asked of the store is put into `given`. */
export function compileFilter(node: QueryNode, scope: Scope, given: AskedSets): Filter {
  switch (node.kind) {
    case 'and':
    case 'or':
      return { kind: node.kind, of: node.children.map((child) => compileFilter(child, scope, given)) };
    case 'not':
      return { kind: 'not', of: compileFilter(node.child, scope, given) };
    case 'text':
      return ask(node, scope, given);
    case 'filter':
      return filterOf(node, scope, given);
  }
}

function filterOf(node: FilterNode, scope: Scope, given: AskedSets): Filter {
  const { field, value } = node;
  if (value.kind === 'numbers') return anyOf(value.ranges.map((range) => numbers(field, range)));
  if (value.kind === 'days') return anyOf(value.ranges.map((range) => during(field as TimeField, range)));
  const names = value.names.map(({ name }) => name);
  const ids = idsOf(node, scope);
  switch (field) {
    case 'is':
    case 'category':
    case 'state':
      return { kind: 'oneOf', column: 'state', values: ids };
    case 'type': {
      const values = names.map((name) => ISSUE_TYPES.findIndex((type) => type === name));
      return { kind: 'oneOf', column: 'type', values: values.filter((index) => index >= 0) };
    }
    case 'author':
    case 'milestone':
      return { kind: 'oneOf', column: field, values: ids };
    case 'label':
      return { kind: 'overlaps', column: 'labels', ids };
    case 'assignee':
      return { kind: 'overlaps', column: 'assignees', ids };
    case 'commenter':
      return { kind: 'overlaps', column: 'ties', ids: ids.map(commenterTie) };
    case 'no':
      return anyOf(names.map(absence));
    case 'has':
      return anyOf(names.map((name) => presence(name, scope)));
    case 'parent': {
      // A parent is of the same project.
      const own = names.filter((_, i) => isOwn(value.names[i]!, scope));
      return { kind: 'oneOf', column: 'parent', values: own.map(issueNumber) };
    }
    case 'duplicate-of':
      if (!value.names.every((name) => isOwn(name, scope))) return ask(node, scope, given);
      return {
        kind: 'overlaps',
        column: 'ties',
        ids: names.map((name) => linkTie(DUPLICATES, issueNumber(name))),
      };
    case 'project':
      return { kind: ids.includes(scope.projectId) ? 'all' : 'nothing' };
    default:
      return ask(node, scope, given);
  }
}

function anyOf(filters: Filter[]): Filter {
  return filters.length === 1 ? filters[0]! : { kind: 'or', of: filters };
}

function numbers(field: string, { from, to }: NumberRange): Filter {
  return field === 'number'
    ? { kind: 'number', from, to }
    : { kind: 'between', column: field as 'priority' | 'comments' | 'votes', from, to };
}

function during(column: TimeField, { from, until }: DayRange): Filter {
  return {
    kind: 'during',
    column,
    from: from === null ? null : from * 1000,
    until: until === null ? null : until * 1000,
  };
}

/** Whether a name of an issue can only be of the project that is asked. */
function isOwn(name: QueryName, { projectId, resolved }: Scope): boolean {
  const ids = resolved.ids.get(name);
  return ids?.length === 1 && ids[0] === projectId;
}

function presence(what: string, { readable }: Scope): Filter {
  if (what === 'parent') return { kind: 'not', of: { kind: 'oneOf', column: 'parent', values: [0] } };
  return { kind: 'linked', what: what as 'links' | 'duplicates', readable };
}

function absence(what: string): Filter {
  switch (what) {
    case 'label':
      return { kind: 'empty', column: 'labels' };
    case 'assignee':
      return { kind: 'empty', column: 'assignees' };
    default:
      return { kind: 'oneOf', column: what as 'milestone' | 'priority' | 'author', values: [0] };
  }
}

/** The node as a set to ask for: the same node, whatever stands around it, is the same set. */
function ask(node: QueryNode, scope: Scope, given: AskedSets): Filter {
  const key =
    JSON.stringify(node, (name, value: unknown) => {
      if (name === 'start' || name === 'end' || name === 'valueSpan' || name === 'text') return undefined;
      return value;
    }) + idsKey(node, scope);
  given.set(key, { text: node.kind === 'text' ? node : null, select: numbersOf(node, scope) });
  return { kind: 'given', key };
}

function numbersOf(node: QueryNode, scope: Scope): RawBuilder<unknown> {
  if (node.kind === 'text') {
    return sql`SELECT t.number FROM issue_text t WHERE t.project_id = ${scope.projectId} AND ${matchesText(node)}`;
  }
  if (node.kind === 'filter' && (node.field === 'mentions' || node.field === 'watching')) {
    // Whoever is gone is left out when the set is given: no need to look at the issues.
    return numbersOfPeople(node.field, idsOf(node, scope), scope);
  }
  const root = { kind: 'and' as const, children: [node], start: node.start, end: node.end };
  return sql`SELECT i.number FROM issue i WHERE ${all(compileQuery(root, scope))}`;
}

/** The issues whose titles have a word, which RELEVANCE counts. */
export function titleWord({ token, prefix }: QueryWord, scope: Scope, given: AskedSets): Filter {
  const span = { start: 0, end: 0 };
  const node = {
    kind: 'text',
    text: token,
    phrase: false,
    prefix,
    tokens: [token],
    fields: ['title'],
    ...span,
  };
  return ask(node as TextNode, scope, given);
}

/** The ids that the names of a filter stand for. */
function idsOf({ value }: FilterNode, { resolved }: Scope): number[] {
  if (value.kind !== 'names') return [];
  return [...new Set(value.names.flatMap((name) => resolved.ids.get(name) ?? []))];
}

/** `@me` is somebody else for each viewer. */
function idsKey(node: QueryNode, { resolved }: Scope): string {
  if (node.kind !== 'filter' || node.value.kind !== 'names') return '';
  return JSON.stringify(node.value.names.map((name) => resolved.ids.get(name) ?? []));
}
