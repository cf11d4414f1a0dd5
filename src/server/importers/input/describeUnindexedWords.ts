import { countOmittedWords } from '../../store/load/buildIssueTextIndex';
import type { ImportSourceIssue } from './ImportSourceIssue';

/** An issue with texts up to this length, in UTF-16 code units, cannot have more words than the search index holds. */
const ALWAYS_INDEXED_TEXT_LENGTH = 100_000;

/** Describes how many words of a very long issue are missing in the search index. */
export function describeUnindexedWords({
  number,
  title,
  body = '',
  comments = [],
}: ImportSourceIssue): string[] {
  const texts = comments.map((comment) => comment.body);
  const length = texts.reduce((sum, text) => sum + text.length, title.length + body.length);
  if (length <= ALWAYS_INDEXED_TEXT_LENGTH) return [];
  const omittedWords = countOmittedWords(title, body, texts);
  if (omittedWords === 0) return [];
  return [
    `issue ${number}: searches do not find ${omittedWords.toLocaleString('en')} of its words, because the index holds 1 MB of different words per issue; the last comments are affected first`,
  ];
}
