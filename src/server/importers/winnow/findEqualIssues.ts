import { isDeepStrictEqual } from 'node:util';
import { exportIssueBatch } from '../../domain/export/exportIssues';
import type { ExportedIssue } from '../../domain/export/records';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { readExportedIssuesByNumber } from '../../store/read/exportedIssues';
import type { PreparedProject } from './prepareProject';
import { listLoginsOfIssue } from './toRestoredIssue';

/**
 * Returns the numbers of the exported issues that exist in the project with the same content. The people of the issues
 * must have been passed to `RestoredPeople.requireUsers`.
 * @param isComplete whether the export is complete. Otherwise, only titles, descriptions and creation times are
 *   compared.
 */
export async function findEqualIssues(
  store: DatabaseStore,
  { id, names, references }: PreparedProject,
  issues: readonly ExportedIssue[],
  isComplete: boolean,
): Promise<Set<number>> {
  const loginsById = new Map<number, string>();
  for (const issue of issues)
    for (const login of listLoginsOfIssue(issue)) loginsById.set(references.getUserId(login), login);
  const source = {
    db: store.background,
    scope: {
      project: { id },
      projectKeys: invert(references.projectIds),
      restrictedProjects: [],
      isComplete: true,
    },
    names: {
      states: invert(names.stateIds),
      labels: invert(names.labelIds),
      milestones: invert(names.milestoneIds),
    },
    people: {
      getLogin: (userId: number | null) => (userId === null ? null : (loginsById.get(userId) ?? null)),
      loadNewPeople: async () => [],
    },
    // Mentions are stored by user: reading those of a few issues would read all of them.
    mentions: null,
  };
  const stored = await readExportedIssuesByNumber(
    store.background,
    id,
    issues.map(({ number }) => number),
  );
  const exported = new Map(issues.map((issue) => [issue.number, toComparable(issue, isComplete)]));
  const equal = new Set<number>();
  for await (const record of exportIssueBatch(source, stored)) {
    if (record.record !== 'issue') continue;
    if (isDeepStrictEqual(toComparable(record, isComplete), exported.get(record.number)))
      equal.add(record.number);
  }
  return equal;
}

const invert = <Key, Value>(map: ReadonlyMap<Key, Value>): Map<Value, Key> =>
  new Map([...map].map(([key, value]) => [value, key]));

function toComparable(issue: ExportedIssue, isComplete: boolean): unknown {
  const { number, title, body, createdAt } = issue;
  return isComplete
    ? { ...issue, mentions: [], source: issue.source && { ...issue.source, raw: issue.source.raw ?? null } }
    : { number, title, body, createdAt };
}
