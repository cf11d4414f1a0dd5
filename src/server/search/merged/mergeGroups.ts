/** The groups of a merged list: groups of the projects' lists with the same key, ignoring case, are one group. */
import { getFieldDefinition } from '../../../shared/fields/fields';
import { findFieldByGraphQLName } from '../fields/searchFields';
import { compareTextByCodeUnits } from '../list/compareNamesThenIds';
import type { IssueGroupByField, IssueListSection, MergedGroupSection } from '../list/IssueSearch';
import type { ProjectCatalog } from '../list/catalog';
import type { ListRun } from './runs';

export interface MergedGroup extends MergedGroupSection {
  /** The rows of the group, by project. */
  runs: ListRun[];
}

export interface GroupedProject {
  projectId: number;
  catalog: ProjectCatalog;
  /** The groups of the project's list, in the order of its rows. */
  groups: readonly IssueListSection[];
}

/** Merges the groups of several projects, in display order. Rows without a group come last. */
export function mergeGroupsOfProjects(
  field: IssueGroupByField,
  projects: readonly GroupedProject[],
): MergedGroup[] {
  const merged = new Map<string, MergedGroup & { highestCount: number }>();
  projects.forEach(({ projectId, groups }, project) => {
    let start = 0;
    for (const { key, label, count } of groups) {
      const run = { project, start, end: start + count };
      start = run.end;
      const group = merged.get(key.toLowerCase());
      if (!group) {
        merged.set(key.toLowerCase(), { key, label, count, projectId, highestCount: count, runs: [run] });
        continue;
      }
      group.runs.push(run);
      group.count += count;
      if (count > group.highestCount) Object.assign(group, { key, label, projectId, highestCount: count });
    }
  });
  const stateRanks = field === 'STATE' ? rankStatesByName(projects) : null;
  return [...merged.values()]
    .map(({ highestCount: _highestCount, ...group }) => group)
    .sort(
      (a, b) =>
        Number(a.key === '') - Number(b.key === '') ||
        compareGroups(field, stateRanks, a, b) ||
        compareTextByCodeUnits(a.label.toLowerCase(), b.label.toLowerCase()),
    );
}

function compareGroups(
  field: IssueGroupByField,
  stateRanks: ReadonlyMap<string, number> | null,
  a: MergedGroup,
  b: MergedGroup,
): number {
  switch (field) {
    case 'STATE':
      return (stateRanks?.get(a.label.toLowerCase()) ?? 0) - (stateRanks?.get(b.label.toLowerCase()) ?? 0);
    case 'MONTH':
      return compareTextByCodeUnits(b.key, a.key);
    default:
      return compareEnumGroups(field, a, b);
  }
}

/** Compares groups of an enum by its values. Groups of other fields are equal here, and sorted by their labels. */
function compareEnumGroups(field: IssueGroupByField, a: MergedGroup, b: MergedGroup): number {
  const name = findFieldByGraphQLName(field);
  const definition = name && getFieldDefinition(name);
  if (!definition?.options) return 0;
  const { values } = definition.options;
  const order = values.indexOf(a.key) - values.indexOf(b.key);
  return definition.group === 'down' ? -order : order;
}

/** Ranks states by category, and within one by their lowest position in a workflow. */
function rankStatesByName(projects: readonly GroupedProject[]): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const { catalog } of projects) {
    catalog.states.forEach(({ name, category }, position) => {
      const key = name.toLowerCase();
      const rank = category * STATES_PER_WORKFLOW_MAX + position;
      ranks.set(key, Math.min(rank, ranks.get(key) ?? rank));
    });
  }
  return ranks;
}

/** An upper limit of the number of states in a workflow. */
const STATES_PER_WORKFLOW_MAX = 10_000;
