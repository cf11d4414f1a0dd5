/** The state of the duplicates screen in its URL: the filter, and the pair of issues that is compared. */
import { DUPLICATE_STRENGTHS, type DuplicateStrength } from '../../../../shared/duplicates';

export const DUPLICATE_LEVEL_LABELS: Readonly<Record<DuplicateStrength, string>> = {
  almost_certain: 'Almost certain',
  likely: 'Likely',
  possible: 'Possible',
};

/** The opened cluster, and the issues of it that are compared. All are global ids. */
export interface OpenedPair {
  cluster: string;
  /** The issue compared with the one that is kept; null: none is chosen. */
  pair: string | null;
  /** The issue that is kept; null: the one that the server suggests. */
  keep: string | null;
}

export interface DuplicatesUrlState {
  /** Only clusters of this level are listed; null: all. */
  level: DuplicateStrength | null;
  opened: OpenedPair | null;
}

const GLOBAL_ID_PATTERN = /^[\w-]{1,100}$/;

/** Reads the state from the URL. Invalid values are ignored. */
export function parseDuplicatesUrl(search: URLSearchParams): DuplicatesUrlState {
  const readId = (name: string) => GLOBAL_ID_PATTERN.exec(search.get(name) ?? '')?.[0] ?? null;
  const level = search.get('level');
  const cluster = readId('cluster');
  return {
    level: DUPLICATE_STRENGTHS.find((each) => each === level) ?? null,
    opened: cluster === null ? null : { cluster, pair: readId('pair'), keep: readId('keep') },
  };
}

/** Returns the query string of the screen in this state; empty for the default state. */
export function buildDuplicatesSearch({ level, opened }: DuplicatesUrlState): string {
  const search = new URLSearchParams();
  if (level) search.set('level', level);
  if (opened) {
    search.set('cluster', opened.cluster);
    if (opened.pair !== null) search.set('pair', opened.pair);
    if (opened.keep !== null) search.set('keep', opened.keep);
  }
  return search.size === 0 ? '' : `?${search.toString()}`;
}

export const buildDuplicatesHref = (projectKey: string, state: DuplicatesUrlState): string =>
  `/projects/${encodeURIComponent(projectKey)}/duplicates${buildDuplicatesSearch(state)}`;

/** The query variable of a level. */
export const getLevelVariable = (level: DuplicateStrength | null) =>
  level && (level.toUpperCase() as Uppercase<DuplicateStrength>);

/** The query variables of the opened pair. */
export const getOpenedVariables = (opened: OpenedPair | null) => ({
  cluster: opened?.cluster ?? '',
  pair: opened?.pair ?? '',
  keep: opened?.keep ?? '',
  hasCluster: opened !== null,
  hasPair: opened !== null && opened.pair !== null,
  hasKeep: opened !== null && opened.keep !== null,
});
