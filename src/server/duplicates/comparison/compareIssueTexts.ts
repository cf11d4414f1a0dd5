/** Finds what the texts of two issues have in common, to show them side by side. */
import { extractIssueTerms, TEXT_LIMITS } from '../text/extractIssueTerms';
import { splitIssueText } from '../text/splitIssueText';
import { listRawWords, listWordTerms } from '../text/words';
import { isFunctionWord } from './functionWords';
import { listErrorNames } from './listErrorNames';

export interface IssueText {
  title: string;
  body: string;
}

/** A word that both texts contain, with its spellings in each text. */
export interface SharedWord {
  spellings: readonly string[];
  otherSpellings: readonly string[];
}

/** A line of code or of a log that both texts contain. Numbers and addresses in it may differ. */
export interface SharedLine {
  text: string;
  otherText: string;
}

/** Values that both texts contain or, without any, the values of each text. */
export interface ComparedValues {
  values: readonly string[];
  otherValues: readonly string[];
  isShared: boolean;
}

export interface IssueTextComparison {
  words: SharedWord[];
  lines: SharedLine[];
  versions: ComparedValues;
  errors: ComparedValues;
}

/**
 * Maximum numbers of results and characters, which limit the size of the response and the time for marking words and
 * lines.
 */
export const COMPARISON_LIMITS = { words: 100, spellings: 8, lines: 50, lineChars: 400, values: 3 };
/** Minimum letters of a shared line. Shorter lines, such as a single brace, are common in all code. */
const LINE_LETTERS_MIN = 6;

/**
 * Compares the first 500 characters of the titles and the first 20,000 of the bodies, so that the time is bounded for
 * texts of any length.
 */
export function compareIssueTexts(first: IssueText, second: IssueText): IssueTextComparison {
  const [a, b] = [analyzeText(first), analyzeText(second)];
  const lines = listSharedLines(a.lines, b.lines);
  return {
    words: listSharedWords(a, b),
    lines,
    versions: compareValues(a.versions, b.versions),
    errors: compareValues(a.errors, b.errors),
  };
}

interface AnalyzedText {
  /** The spellings of each term, in the order of their first occurrence. */
  spellings: Map<string, Set<string>>;
  /** The first spelling of each identifier, by its lower-case form. */
  identifiers: ReadonlyMap<string, string>;
  /** Lines of code and logs by their text without numbers and addresses. */
  lines: Map<string, string>;
  versions: ReadonlySet<string>;
  errors: ReadonlySet<string>;
}

function analyzeText({ title, body }: IssueText): AnalyzedText {
  const shownTitle = title.slice(0, TEXT_LIMITS.titleChars);
  const { prose, code } = splitIssueText(body.slice(0, TEXT_LIMITS.bodyChars).replaceAll('\r', ''));
  const spellings = new Map<string, Set<string>>();
  for (const word of listRawWords(`${shownTitle}\n${prose}`)) {
    if (isFunctionWord(word.toLowerCase())) continue;
    // The first term is the whole word or identifier. Shared parts of identifiers are ignored, because they are too
    // common.
    const term = listWordTerms(word)[0];
    if (term === undefined || !/\p{L}{2}/u.test(term)) continue;
    const known = spellings.get(term);
    if (!known) spellings.set(term, new Set([word]));
    else if (known.size < COMPARISON_LIMITS.spellings) known.add(word);
  }
  const { identifiers, versions } = extractIssueTerms(title, body);
  return {
    spellings,
    identifiers,
    lines: listLines(code),
    versions,
    errors: listErrorNames(`${shownTitle}\n${prose}\n${code}`),
  };
}

function listLines(code: string): Map<string, string> {
  const lines = new Map<string, string>();
  for (const line of code.split('\n')) {
    const text = line.trim();
    if (text.length > COMPARISON_LIMITS.lineChars) continue;
    const normalized = normalizeLine(text);
    if (normalized.replaceAll(/[^\p{L}]/gu, '').length < LINE_LETTERS_MIN || lines.has(normalized)) continue;
    lines.set(normalized, text);
  }
  return lines;
}

/** Numbers, addresses and spaces vary between reports of the same problem. */
const normalizeLine = (line: string): string =>
  line
    .toLowerCase()
    .replaceAll(/\b0x[0-9a-f]+\b/g, '#')
    .replaceAll(/\d+/g, '#')
    .replaceAll(/\s+/g, ' ');

/** Returns the shared identifiers and words in the order of the first text. */
function listSharedWords(a: AnalyzedText, b: AnalyzedText): SharedWord[] {
  const words: SharedWord[] = [];
  const addWord = (spellings: Iterable<string>, otherSpellings: Iterable<string> | undefined) => {
    if (otherSpellings && words.length < COMPARISON_LIMITS.words)
      words.push({ spellings: [...spellings], otherSpellings: [...otherSpellings] });
  };
  for (const [key, name] of a.identifiers) {
    const other = b.identifiers.get(key);
    // Identifiers of one word are among the words below.
    if (other !== undefined && !/^[\p{L}\p{M}\p{N}_]+$/u.test(name)) addWord([name], [other]);
  }
  for (const [term, spellings] of a.spellings) addWord(spellings, b.spellings.get(term));
  return words;
}

function listSharedLines(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): SharedLine[] {
  const lines: SharedLine[] = [];
  for (const [normalized, text] of a) {
    const otherText = b.get(normalized);
    if (otherText !== undefined) lines.push({ text, otherText });
    if (lines.length >= COMPARISON_LIMITS.lines) break;
  }
  return lines;
}

function compareValues(a: ReadonlySet<string>, b: ReadonlySet<string>): ComparedValues {
  const shared = [...a].filter((value) => b.has(value)).slice(0, COMPARISON_LIMITS.values);
  if (shared.length > 0) return { values: shared, otherValues: shared, isShared: true };
  return {
    values: [...a].slice(0, COMPARISON_LIMITS.values),
    otherValues: [...b].slice(0, COMPARISON_LIMITS.values),
    isShared: false,
  };
}
