import type { DuplicateStrength } from '../../../../shared/duplicates';

/** The clusters of a level in the list. */
export interface LevelGroup {
  level: DuplicateStrength;
  /** Index of the first cluster of the group, and of the one after its last. */
  first: number;
  end: number;
}

/** Groups clusters, strongest first, by their level. */
export function groupByLevel(clusters: readonly { readonly level: DuplicateStrength }[]): LevelGroup[] {
  const groups: LevelGroup[] = [];
  for (const [index, { level }] of clusters.entries()) {
    const last = groups.at(-1);
    if (last?.level === level) last.end = index + 1;
    else groups.push({ level, first: index, end: index + 1 });
  }
  return groups;
}
