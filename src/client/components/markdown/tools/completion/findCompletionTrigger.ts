/** Finds the mention, issue reference or emoji before the caret that can be completed. */
import { isInCodeBlock } from '../../text/textEdits';

export interface CompletionTrigger {
  kind: 'person' | 'issue' | 'emoji';
  /** Position of the first character that the chosen option replaces. */
  from: number;
  /** Position of the caret. */
  to: number;
  /** The text typed after the `@`, `#`, `NET-` or `:`. */
  typed: string;
  /** Key of the project in `NET-`; null: the text's own project. */
  projectKey: string | null;
}

/** How far before the caret a trigger is searched, in UTF-16 code units. */
const TRIGGER_LENGTH_MAX = 60;

/** The same characters may precede the `@` as in the pattern of mentions in src/shared/mentions.ts. */
const PERSON_PATTERN = /(?<![\w@./-])@([a-z\d-]{0,39})$/i;
/** `#` with a number or up to four words. The first word must follow immediately, because `# ` begins a heading. */
const ISSUE_PATTERN = /(?<![\w/&#.-])#(\d{0,9}|[\p{L}_][^\s#]*(?: [^\s#]+){0,3})$/u;
const KEYED_ISSUE_PATTERN = /(?<![\w/&#.-])([A-Z][A-Z\d]{1,9})-(\d{0,9}|[\p{L}_][^\s#]*(?: [^\s#]+){0,3})$/u;
/** Two letters, so that `:D` and the ends of sentences open nothing. */
const EMOJI_PATTERN = /(?<![\w:/]):([a-z\d_+-]{2,40})$/i;

/** Returns the trigger before a caret, or null. Within code, there is none. */
export function findCompletionTrigger(text: string, caret: number): CompletionTrigger | null {
  const lineStart = text.lastIndexOf('\n', caret - 1) + 1;
  const start = Math.max(lineStart, caret - TRIGGER_LENGTH_MAX);
  const before = text.slice(start, caret);
  const found = matchTrigger(before);
  if (!found) return null;
  const { kind, at, typed, projectKey } = found;
  const from = start + at;
  const lineBefore = text.slice(lineStart, from);
  const isInCode = (lineBefore.match(/`/g)?.length ?? 0) % 2 === 1 || isInCodeBlock(text.slice(0, lineStart));
  return isInCode ? null : { kind, from, to: caret, typed, projectKey };
}

function matchTrigger(
  before: string,
): (Pick<CompletionTrigger, 'kind' | 'typed' | 'projectKey'> & { at: number }) | null {
  const person = PERSON_PATTERN.exec(before);
  if (person) return { kind: 'person', at: person.index, typed: person[1]!, projectKey: null };
  const emoji = EMOJI_PATTERN.exec(before);
  if (emoji) return { kind: 'emoji', at: emoji.index, typed: emoji[1]!.toLowerCase(), projectKey: null };
  const issue = ISSUE_PATTERN.exec(before);
  if (issue) return { kind: 'issue', at: issue.index, typed: issue[1]!, projectKey: null };
  const keyed = KEYED_ISSUE_PATTERN.exec(before);
  if (keyed) return { kind: 'issue', at: keyed.index, typed: keyed[2]!, projectKey: keyed[1]! };
  return null;
}
