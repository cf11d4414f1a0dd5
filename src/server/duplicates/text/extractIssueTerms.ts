/** The terms of an issue's text for the duplicate search. All are in lower case, except for written forms. */
import { splitIssueText } from './splitIssueText';
import { isIdentifier, listRawWords, listWordTerms, WORD_LENGTH_MAX } from './words';

export interface WordCounts {
  title: number;
  prose: number;
  code: number;
}

export interface IssueTerms {
  title: string;
  /** Number of word terms in the title, and in the body. */
  titleLength: number;
  bodyLength: number;
  words: ReadonlyMap<string, WordCounts>;
  /**
   * Names of code: `camelCase`, `snake_case`, `a.b`, `a::b` and short `code` spans. Each with its first written form.
   */
  identifiers: ReadonlyMap<string, string>;
  /**
   * The words of each line that looks like an error message, without numbers. Often it is a sentence about an error.
   */
  errorLines: readonly (readonly string[])[];
  /** All sequences of three consecutive words in `errorLines`. */
  errorPhrases: ReadonlySet<string>;
  /** All pairs of consecutive words in the title. */
  titleBigrams: ReadonlySet<string>;
  /** Versions and other decimal numbers. */
  versions: ReadonlySet<string>;
}

/** Parts of a text beyond these limits are ignored, which bounds the memory and time per issue. */
export const INDEXED_TEXT_LIMITS = {
  titleChars: 500,
  bodyChars: 20_000,
  words: 400,
  identifiers: 100,
  errorPhrases: 60,
  versions: 10,
};

/** The bounds keep the time linear: without them, each letter of a long word would be tried as the start of a name. */
const QUALIFIED_NAME = /(?<![\w$])[A-Za-z_$][\w$]{0,40}(?:(?:\.|::|->|#)[A-Za-z_$][\w$]{0,40})+/g;
/** Shorter names are mostly abbreviations, such as `i.e` and `e.g`. */
const IDENTIFIER_LENGTH_MIN = 4;
const CODE_SPAN = /`([^`\n]{2,60})`/g;
/** Matches versions, as in `v3.7.2`, and other decimal numbers, but no longer sequences of numbers. */
const VERSION = /(?<![\d.])\d{1,4}\.\d{1,4}(?:\.\d{1,6}){0,2}(?!\.?\d)/g;
const ERROR_LINE = /error|exception|panic|fail|assert|abort|fatal|cannot|can't|undefined|unexpected|warning/i;
const ERROR_LINE_CHARS = { min: 12, max: 400 };
const ERROR_LINE_PHRASES_MAX = 12;

export function extractIssueTerms(title: string, body: string): IssueTerms {
  const shownTitle = title.slice(0, INDEXED_TEXT_LIMITS.titleChars);
  const { prose, code } = splitIssueText(body.slice(0, INDEXED_TEXT_LIMITS.bodyChars).replaceAll('\r', ''));
  const words = new Map<string, WordCounts>();
  const countTerms = (terms: readonly string[], part: keyof WordCounts) => {
    for (const term of terms) {
      let counts = words.get(term);
      if (!counts) {
        if (words.size >= INDEXED_TEXT_LIMITS.words) continue;
        words.set(term, (counts = { title: 0, prose: 0, code: 0 }));
      }
      counts[part]++;
    }
    return terms.length;
  };
  const titleTerms = listRawWords(shownTitle).flatMap(listWordTerms);
  const rawBodyWords = { prose: listRawWords(prose), code: listRawWords(code) };
  const errorLines = listErrorLines(`${prose}\n${code}`);
  return {
    title: shownTitle,
    titleLength: countTerms(titleTerms, 'title'),
    bodyLength:
      countTerms(rawBodyWords.prose.flatMap(listWordTerms), 'prose') +
      countTerms(rawBodyWords.code.flatMap(listWordTerms), 'code'),
    words,
    identifiers: listIdentifiers(`${shownTitle}\n${prose}\n${code}`),
    errorLines,
    errorPhrases: takeFirst(errorLines.flatMap(listErrorPhrases), INDEXED_TEXT_LIMITS.errorPhrases),
    titleBigrams: new Set(titleTerms.slice(1).map((term, i) => `${titleTerms[i]} ${term}`)),
    versions: takeFirst(
      `${shownTitle}\n${prose}\n${code}`.match(VERSION) ?? [],
      INDEXED_TEXT_LIMITS.versions,
    ),
  };
}

function listIdentifiers(text: string): Map<string, string> {
  const names = [
    ...[...text.matchAll(CODE_SPAN)].map((match) => match[1]!),
    ...(text.match(QUALIFIED_NAME) ?? []),
    ...listRawWords(text).filter(isIdentifier),
  ];
  const identifiers = new Map<string, string>();
  for (const name of names) {
    if (name.length < IDENTIFIER_LENGTH_MIN || name.length > WORD_LENGTH_MAX) continue;
    if (identifiers.size >= INDEXED_TEXT_LIMITS.identifiers) break;
    if (!identifiers.has(name.toLowerCase())) identifiers.set(name.toLowerCase(), name);
  }
  return identifiers;
}

function listErrorLines(text: string): string[][] {
  const lines: string[][] = [];
  for (const line of text.split('\n')) {
    if (line.length < ERROR_LINE_CHARS.min || line.length > ERROR_LINE_CHARS.max || !ERROR_LINE.test(line))
      continue;
    // Numbers, quotes and punctuation vary between reports of the same error.
    const words = line
      .toLowerCase()
      .replaceAll(/\b0x[0-9a-f]+\b/g, ' ')
      .replaceAll(/[^\p{L}_.]+/gu, ' ')
      .split(' ')
      .map((word) => word.replaceAll(/^\.+|\.+$/g, ''))
      .filter(({ length }) => length > 1)
      .slice(0, ERROR_LINE_PHRASES_MAX + 2);
    if (words.length >= 3) lines.push(words);
  }
  return lines;
}

/** Returns each three neighboring words of an error line. */
export function listErrorPhrases(words: readonly string[]): string[] {
  return words.slice(2).map((word, i) => `${words[i]} ${words[i + 1]} ${word}`);
}

/** Returns the set of the first distinct values. */
function takeFirst(values: readonly string[], limit: number): Set<string> {
  const first = new Set<string>();
  for (const value of values) {
    if (first.size >= limit) break;
    first.add(value);
  }
  return first;
}
