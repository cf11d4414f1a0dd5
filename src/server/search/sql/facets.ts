/** Facets: how many issues have which value of a field. */
import { type RawBuilder, sql } from 'kysely';
import { ISSUE_TYPES, PRIORITIES, STATE_CATEGORIES } from '../../../shared/issue';
import type { AndNode, FilterField, ParsedQuery } from '../../../shared/query/ast';
import { quoteValue } from '../../../shared/query/quote';
import { selectionOf, withoutTerms } from '../../../shared/query/terms';
import type { Store } from '../../store/Store';
import type { FacetField, FacetValue } from '../Search';
import type { Catalog, Named } from './catalog';
import { compileQuery } from './compile';
import { countBy } from './counts';
import { capitalized, compareText } from '../names';
import type { Names, Prepared } from './prepare';
import type { Versioned } from './versioned';

interface FacetSource {
  filter: FilterField;
  value: RawBuilder<unknown>;
  lateral?: RawBuilder<unknown>;
  /** One value an issue: its counts are as if the query's own terms of the field were absent. */
  single: boolean;
  /** The value that is none. */
  none: number | null;
}

const SOURCES: Record<FacetField, FacetSource> = {
  STATE: { filter: 'state', value: sql`i.state_id`, single: true, none: null },
  CATEGORY: { filter: 'category', value: sql`i.state_id`, single: true, none: null },
  TYPE: { filter: 'type', value: sql`i.type`, single: true, none: null },
  PRIORITY: { filter: 'priority', value: sql`i.priority`, single: true, none: 0 },
  AUTHOR: { filter: 'author', value: sql`i.author_id`, single: true, none: null },
  MILESTONE: { filter: 'milestone', value: sql`i.milestone_id`, single: true, none: null },
  ASSIGNEE: {
    filter: 'assignee',
    value: sql`each.id`,
    lateral: sql`LEFT JOIN LATERAL unnest(i.assignee_ids) each(id) ON true`,
    single: false,
    none: null,
  },
  LABEL: {
    filter: 'label',
    value: sql`each.id`,
    lateral: sql`LEFT JOIN LATERAL unnest(i.label_ids) each(id) ON true`,
    single: false,
    none: null,
  },
};

export interface FacetCounts {
  /** What is selected first, then by count, then by label. */
  values: FacetValue[];
  distinct: number;
  none: number;
}

/** The query as a facet sees it: a field of one value counts as if its own terms were absent. */
export function facetRoot({ root }: ParsedQuery, field: FacetField): AndNode {
  const { single, filter } = SOURCES[field];
  return single ? withoutTerms(root, filter) : root;
}

/** All counts of a field. `known`: the issues of the list, if they are. */
export async function readFacet(
  store: Store,
  names: Names,
  prepared: Prepared,
  field: FacetField,
  known: Versioned<Int32Array> | null,
): Promise<Versioned<FacetCounts>> {
  const { value, lateral, none } = SOURCES[field];
  const { scope, catalog, parsed } = prepared;
  const root = facetRoot(parsed, field);
  const counted = {
    store,
    projectId: scope.projectId,
    highest: catalog.issueCounter,
    conditions: compileQuery(root, scope),
    known: root.children.length === parsed.root.children.length ? known : null,
  };
  const { version, value: counts } = await countBy(counted, value, lateral);
  const noneCount = counts.get(none) ?? 0;
  counts.delete(none);
  return { version, value: await describeFacet(names, prepared, field, counts, noneCount) };
}

/** A facet from how many issues have which value, by id (a category's by its states), and how many none. */
export async function describeFacet(
  names: Names,
  { catalog, parsed }: Prepared,
  field: FacetField,
  byId: ReadonlyMap<number | null, number>,
  none: number,
): Promise<FacetCounts> {
  const { filter } = SOURCES[field];
  const counts = field === 'CATEGORY' ? byCategory(byId, catalog) : byId;
  const named = await namesOf(
    names,
    field,
    catalog,
    [...counts.keys()].filter((id) => id !== null),
  );
  const values = named.map(({ id, name, key }): FacetValue => {
    const written = key ?? quoteValue(name);
    const selection = selectionOf(parsed.root, filter, written);
    return { key: written, label: name, count: counts.get(id) ?? 0, selection };
  });
  // A value that is selected shows though nothing has it: else it could not be taken back.
  const shown = values.filter(({ count, selection }) => count > 0 || selection !== 'NONE');
  return { values: shown.sort(byRank), distinct: counts.size, none };
}

function byCategory(
  byState: ReadonlyMap<number | null, number>,
  { states }: Catalog,
): Map<number | null, number> {
  const counts = new Map<number | null, number>();
  for (const { id, category } of states) {
    const count = byState.get(id);
    if (count) counts.set(category, (counts.get(category) ?? 0) + count);
  }
  return counts;
}

interface Value extends Named {
  key?: string;
}

/** The values that may be shown: all of those in the catalog, and the people who were counted. */
async function namesOf(
  names: Names,
  field: FacetField,
  catalog: Catalog,
  ids: readonly number[],
): Promise<Value[]> {
  switch (field) {
    case 'STATE':
      return catalog.states;
    case 'LABEL':
      return catalog.labels;
    case 'MILESTONE':
      return catalog.milestones;
    case 'CATEGORY':
      return STATE_CATEGORIES.map(closedValue);
    case 'TYPE':
      return ISSUE_TYPES.map(closedValue);
    case 'PRIORITY':
      return PRIORITIES.map(closedValue).slice(1);
    default:
      return names.logins(ids);
  }
}

const closedValue = (value: string, id: number): Value => ({ id, key: value, name: capitalized(value) });

function byRank(a: FacetValue, b: FacetValue): number {
  const selected = Number(b.selection !== 'NONE') - Number(a.selection !== 'NONE');
  return selected || b.count - a.count || compareText(a.label, b.label) || compareText(a.key, b.key);
}
