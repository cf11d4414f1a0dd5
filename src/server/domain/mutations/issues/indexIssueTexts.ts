/** Derived data of an issue's texts: search words, mentions, references and attached files. */
import { findFileKeys } from '../../../../shared/files';
import { parseMentionedLogins } from '../../../../shared/mentions';
import type { IssueRow } from '../../../store/read/issues';
import type { ProjectRow } from '../../../store/read/projects';
import type { ProjectEventToAppend } from '../../../store/write/events';
import { type IssueText, readCommentTexts, updateIssueText } from '../../../store/write/issues';
import { addAndRemoveMentions, findUnrecordedIssueReferences } from '../../../store/write/textReferences';
import { updateFileReferences } from '../../../store/write/fileReferences';
import type { Transaction } from '../../../store/write/transaction';
import type { Actor } from '../../access/Actor';
import { findTextReferences } from '../../markdown/references';

/** The changed texts, before and after the change. */
export interface IssueTextChanges {
  before: readonly string[];
  after: readonly string[];
  /** The user who saves the texts. Only files that the user can see are attached. */
  actor: Actor;
}

/**
 * Updates the search words, mentions, references and files of an issue. Call it after comments were written.
 * @returns a `referenced` event for each issue that the changed texts reference for the first time
 */
export async function indexIssueTexts(
  tx: Transaction,
  project: ProjectRow,
  row: Pick<IssueRow, 'project_id' | 'number' | 'title'>,
  text: IssueText,
  changes: IssueTextChanges,
): Promise<ProjectEventToAppend[]> {
  const comments = await readCommentTexts(tx, project.id, row.number);
  await updateIssueText(tx, row, text, comments);
  return indexMentionsAndReferences(tx, project, row.number, changes, [row.title, text.body, ...comments]);
}

/**
 * Updates the mentions, references and files of an issue, but not its search words. Call it after the texts were
 * written.
 * @param all all current texts of the issue
 */
export async function indexMentionsAndReferences(
  tx: Transaction,
  project: ProjectRow,
  number: number,
  { before, after, actor }: IssueTextChanges,
  all: readonly string[],
): Promise<ProjectEventToAppend[]> {
  const [loginsBefore, loginsAfter] = [collectMentionedLogins(before), collectMentionedLogins(after)];
  const removed = [...loginsBefore].filter((login) => !loginsAfter.has(login));
  const remaining = removed.length > 0 ? collectMentionedLogins(all) : loginsAfter;
  await addAndRemoveMentions(
    tx,
    project.id,
    number,
    [...loginsAfter].filter((login) => !loginsBefore.has(login)),
    removed.filter((login) => !remaining.has(login)),
  );
  await updateFilesOfTexts(tx, project.id, number, { before, after, actor });
  const numbersBefore = collectReferencedIssueNumbers(before, project.key);
  const added = [...collectReferencedIssueNumbers(after, project.key)].filter(
    (each) => !numbersBefore.has(each),
  );
  const unreferenced = await findUnrecordedIssueReferences(tx, project.id, number, added);
  return unreferenced.map((to) => ({ number: to, kind: 'referenced', after: { number } }));
}

/** Runs no statement if neither the old nor the new texts have files. */
async function updateFilesOfTexts(
  tx: Transaction,
  projectId: number,
  number: number,
  { before, after, actor }: IssueTextChanges,
): Promise<void> {
  const linked = after.flatMap(findFileKeys);
  if (linked.length === 0 && before.flatMap(findFileKeys).length === 0) return;
  const author = { id: actor.id, seesHidden: actor.can('MAINTAIN') };
  await updateFileReferences(
    tx,
    { projectId, number },
    linked.map(({ id }) => id),
    author,
  );
}

const collectMentionedLogins = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => [...parseMentionedLogins(text)]));

/** Numbers of the issues of this project that the texts reference. */
function collectReferencedIssueNumbers(texts: readonly string[], projectKey: string): Set<number> {
  const origin = { projectKey, repository: null, isImported: false };
  const keys = texts.flatMap((text) => findTextReferences(text, origin).issues);
  const prefix = `${projectKey}-`;
  return new Set(keys.filter((key) => key.startsWith(prefix)).map((key) => Number(key.slice(prefix.length))));
}
