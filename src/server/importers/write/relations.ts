/**
 * Writes issue links, parents and mentions after all issues have been imported. Links, parents and mentions
 * that already exist are skipped.
 */
import { advanceProjectVersion } from '../../store/changes/advanceProject';
import { lockProjectCounters } from '../../store/changes/projectCounters';
import { recordSubIssueChanges } from '../../store/changes/subIssues';
import { readIssueNumbersBySourceId } from '../../store/import/importedIssues';
import {
  insertIssueLink,
  insertMentions,
  hasDuplicateIssueLinkPath,
  hasAncestor,
  readParentAndState,
  incrementIssueVersionAndSetParent,
} from '../../store/import/relations';
import { type ImportedIssueEvent, insertIssueEvents } from '../../store/import/updateIssue';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { lockProjectIssueLinkGraph } from '../../store/write/links';
import { runInTransaction, type Transaction } from '../../store/write/transaction';
import type { FileBackedQueue } from '../readers/FileBackedQueue';
import type { ImportReportBuilder } from '../report/ImportReportBuilder';
import type { UnresolvedMention, UnresolvedIssueRelation } from './DeferredIssueRelations';
import type { PersonIdLookup } from './PersonIdLookup';
import { parseContainerFromSourceId } from './sourceIds';
import type { ReportEntry } from '../../domain/imports/reportEntries';

export interface IssueRelationImportOptions {
  store: DatabaseStore;
  projectId: number;
  system: string;
  people: PersonIdLookup;
  report: ImportReportBuilder;
  /** Receives links to and from issues of other containers. Without it, they are reported as dropped. */
  linksOfOtherContainers?: FileBackedQueue<UnresolvedIssueRelation>;
}

/**
 * Writes mentions of users in issues. Mentions of users or in issues that were not imported are left out. In
 * unchanged issues, only mentions of people who took part in issues of the input are written: other imports may have
 * created the other people since, and a repeated import must change nothing.
 */
export async function writeImportedMentions(
  { store, projectId, system, people, report }: IssueRelationImportOptions,
  deferred: readonly UnresolvedMention[],
): Promise<void> {
  const mentions = deferred.filter(
    ({ login, isOfUnchangedIssue }) => !isOfUnchangedIssue || people.participantKeys.has(login),
  );
  const userIds = await people.findUserIdsByKey([...new Set(mentions.map(({ login }) => login))]);
  const sourceIds = mentions.map(({ sourceId }) => sourceId);
  const numbers = await readIssueNumbersBySourceId(store.background, projectId, system, sourceIds);
  const rows = mentions.flatMap(({ sourceId, login }) => {
    const number = numbers.get(sourceId);
    const userId = userIds.get(login);
    return number === undefined || userId === undefined
      ? []
      : { project_id: projectId, user_id: userId, number };
  });
  if (rows.length === 0) return;
  report.countRecords('mentions', 'kept', await insertMentions(store.background, rows));
}

/** Writes issue links and parents. Links to issues that were not imported are reported as dropped. */
export async function writeDeferredIssueRelations(
  options: IssueRelationImportOptions,
  deferred: readonly UnresolvedIssueRelation[],
): Promise<void> {
  const { store, projectId, system, people, report, linksOfOtherContainers } = options;
  const [relations, others] = linksOfOtherContainers ? splitByContainer(deferred) : [deferred, []];
  for (const relation of others) await linksOfOtherContainers?.add(relation);
  const sourceIds = relations.flatMap(({ from, to }) => [from, to]);
  const numbers = await readIssueNumbersBySourceId(store.background, projectId, system, sourceIds);
  // The users were created with the issues. This call only looks up their ids, so it does not need their details.
  await people.createMissingUsers(
    new Map(relations.flatMap(({ actor }) => (actor ? [[actor, { login: actor, name: actor }]] : []))),
  );
  const results = await runInTransaction(store.background, async (tx) => {
    const each: IssueRelationWriteResult[] = [];
    if (relations.some(({ kind }) => kind === 'parent')) await lockProjectIssueLinkGraph(tx, projectId);
    for (const relation of relations) {
      const [from, to] = [numbers.get(relation.from), numbers.get(relation.to)];
      if (from === undefined || to === undefined)
        each.push({ dropped: { code: 'other_issue_not_imported' } });
      else if (from === to) each.push({ dropped: { code: 'linked_to_itself' } });
      else each.push(await writeImportedIssueRelation(tx, options, relation, from, to));
    }
    return each;
  });
  for (const result of results) {
    report.countRecords('links', 'read');
    if (typeof result === 'string') report.countRecords('links', result);
    else report.countRecordsWithReason('links', 'dropped', result.dropped);
  }
}

const splitByContainer = (relations: readonly UnresolvedIssueRelation[]) => {
  const isWithinContainer = ({ from, to }: UnresolvedIssueRelation) =>
    parseContainerFromSourceId(from) === parseContainerFromSourceId(to);
  return [
    relations.filter(isWithinContainer),
    relations.filter((relation) => !isWithinContainer(relation)),
  ] as const;
};

/** Result of writing an issue link. `dropped` is the reason why the link was left out. */
type IssueRelationWriteResult = 'kept' | 'unchanged' | { dropped: ReportEntry };

async function writeImportedIssueRelation(
  tx: Transaction,
  { projectId, people }: IssueRelationImportOptions,
  { kind, actor, createdAt }: UnresolvedIssueRelation,
  from: number,
  to: number,
): Promise<IssueRelationWriteResult> {
  const key = { projectId, number: from };
  if (kind === 'duplicates' && (await hasDuplicateIssueLinkPath(tx, { projectId, number: to }, from))) {
    return { dropped: { code: 'circular_relations', relation: 'duplicate' } };
  }
  const before = kind === 'parent' ? await readParentAndState(tx, key) : null;
  if (kind === 'parent') {
    if (!before) return { dropped: { code: 'issue_deleted' } };
    if (before.parent_number === to) return 'unchanged';
    if (await hasAncestor(tx, { projectId, number: to }, from))
      return { dropped: { code: 'circular_relations', relation: 'parent' } };
  } else if (!(await insertIssueLink(tx, key, kind, { projectId, number: to }))) return 'unchanged';
  const { version } = await lockProjectCounters(tx, projectId);
  const meta = {
    actorId: actor ? people.getUserId(actor) : null,
    createdAt: new Date(createdAt),
    sourceId: null,
  };
  const event: ImportedIssueEvent =
    kind === 'parent'
      ? {
          ...meta,
          kind: 'parent_changed',
          before: { number: before?.parent_number ?? null },
          after: { number: to },
        }
      : { ...meta, kind: 'linked', before: null, after: { kind, number: to } };
  await insertIssueEvents(tx, key, version, [event]);
  await advanceProjectVersion(tx, projectId, { version: version + 1 });
  await incrementIssueVersionAndSetParent(tx, key, kind === 'parent' ? to : undefined);
  if (before) {
    const change = { number: from, before, after: { ...before, parent_number: to } };
    await recordSubIssueChanges(tx, projectId, [change], version + 1, 'by number');
  }
  return 'kept';
}
