/** What follows from what an issue's texts say: the words it is found by, whom it mentions, what it refers to. */
import { mentionedLogins } from '../../../../shared/mentions';
import type { IssueRow } from '../../../store/read/issues';
import type { ProjectRow } from '../../../store/read/projects';
import type { NewIssueEvent } from '../../../store/write/events';
import { type IssueText, readCommentTexts, updateText } from '../../../store/write/issues';
import { updateMentions } from '../../../store/write/mentions';
import { findMissingReferences } from '../../../store/write/references';
import type { Transaction } from '../../../store/write/transaction';
import { findReferences } from '../../markdown/references';

/** Those of the texts that changed, as they were and as they are. */
export interface TextChanges {
  before: readonly string[];
  after: readonly string[];
}

/**
 * Brings all of it up to date, comments as they are in the database by now. Answers what happened to the
 * issues that are named for the first time.
 */
export async function indexTexts(
  tx: Transaction,
  project: ProjectRow,
  row: Pick<IssueRow, 'project_id' | 'number' | 'title'>,
  text: IssueText,
  { before, after }: TextChanges,
): Promise<NewIssueEvent[]> {
  const comments = await readCommentTexts(tx, project.id, row.number);
  await updateText(tx, row, text, comments);
  return indexReferences(tx, project, row.number, { before, after }, [row.title, text.body, ...comments]);
}

/** The same but for the words. @param all every text of the issue as it is */
export async function indexReferences(
  tx: Transaction,
  project: ProjectRow,
  number: number,
  { before, after }: TextChanges,
  all: readonly string[],
): Promise<NewIssueEvent[]> {
  const [was, is] = [loginsIn(before), loginsIn(after)];
  const gone = [...was].filter((login) => !is.has(login));
  const still = gone.length > 0 ? loginsIn(all) : is;
  await updateMentions(
    tx,
    project.id,
    number,
    [...is].filter((login) => !was.has(login)),
    gone.filter((login) => !still.has(login)),
  );
  const known = numbersIn(before, project.key);
  const named = [...numbersIn(after, project.key)].filter((each) => !known.has(each));
  const strangers = await findMissingReferences(tx, project.id, number, named);
  return strangers.map((to) => ({ number: to, kind: 'referenced', after: { number } }));
}

const loginsIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => [...mentionedLogins(text)]));

/** The issues of this project that the texts name. */
function numbersIn(texts: readonly string[], projectKey: string): Set<number> {
  const keys = texts.flatMap((text) => findReferences(text, projectKey).issues);
  const own = `${projectKey}-`;
  return new Set(keys.filter((key) => key.startsWith(own)).map((key) => Number(key.slice(own.length))));
}
