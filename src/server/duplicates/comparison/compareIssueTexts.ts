/** Finds what the texts of two issues have in common, to show them side by side. */
import { extractIssueTerms, INDEXED_TEXT_LIMITS } from '../text/extractIssueTerms';
import { splitIssueText } from '../text/splitIssueText';
import { listRawWords, listWordTerms } from '../text/words';

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
export const TEXT_COMPARISON_LIMITS = { words: 100, spellings: 8, lines: 50, lineChars: 400, values: 3 };
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
  const shownTitle = title.slice(0, INDEXED_TEXT_LIMITS.titleChars);
  const { prose, code } = splitIssueText(body.slice(0, INDEXED_TEXT_LIMITS.bodyChars).replaceAll('\r', ''));
  const spellings = new Map<string, Set<string>>();
  for (const word of listRawWords(`${shownTitle}\n${prose}`)) {
    if (isFunctionWord(word.toLowerCase())) continue;
    // The first term is the whole word or identifier. Shared parts of identifiers are ignored, because they are too
    // common.
    const term = listWordTerms(word)[0];
    if (term === undefined || !/\p{L}{2}/u.test(term)) continue;
    const known = spellings.get(term);
    if (!known) spellings.set(term, new Set([word]));
    else if (known.size < TEXT_COMPARISON_LIMITS.spellings) known.add(word);
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
    if (text.length > TEXT_COMPARISON_LIMITS.lineChars) continue;
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
    if (otherSpellings && words.length < TEXT_COMPARISON_LIMITS.words)
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
    if (lines.length >= TEXT_COMPARISON_LIMITS.lines) break;
  }
  return lines;
}

function compareValues(a: ReadonlySet<string>, b: ReadonlySet<string>): ComparedValues {
  const shared = [...a].filter((value) => b.has(value)).slice(0, TEXT_COMPARISON_LIMITS.values);
  if (shared.length > 0) return { values: shared, otherValues: shared, isShared: true };
  return {
    values: [...a].slice(0, TEXT_COMPARISON_LIMITS.values),
    otherValues: [...b].slice(0, TEXT_COMPARISON_LIMITS.values),
    isShared: false,
  };
}

/** English function words, which are common in all texts and therefore not shown as shared words. */
const FUNCTION_WORDS = new Set(
  `a about after again all also although always am an and another any anyone anything are aren around as at back be became
  because become been before being below between both but by can cannot cant could couldn did didn do does doesn doing don
  done down due during each either else enough etc even ever every everything few for from further get gets getting give given
  go goes going gone got had has hasn have haven having he her here hers him his how however i if in instead into is isn it its
  itself just keep keeps later least less let like ll look looks lot made make makes making many may maybe me might mine more
  most much must my myself need needs neither never new no nobody none nor not nothing now of off often ok okay on once one only
  onto or other others otherwise our ours out over own per perhaps please put quite rather re really s said same say says see
  seem seems seen shall she should shouldn since so some someone something sometimes soon still such sure t take takes than
  thank thanks that the their theirs them then there these they thing things think this those though through thus till to too
  toward try trying two under unless until up upon us use used uses using ve very via want wants was wasn way we well went were
  weren what when where whether which while who whom whose why will with within without won would wouldn yes yet you your yours`
    .trim()
    .split(/\s+/),
);

/** Whether a lower-case word has only a grammatical function, such as "the" and "would". */
const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);

/**
 * Matches names of errors in the notations of common languages and systems: `ERR_CONNECTION_RESET`, `ECONNREFUSED`,
 * `NullPointerException`, `SIGSEGV`, `E0308` and `0x80070005`.
 */
const ERROR_NAME =
  /\b(?:ERR_[A-Z0-9_]{2,60}|E[A-Z]{4,20}|[A-Z][A-Za-z0-9]{0,60}(?:Exception|Error)|SIG[A-Z]{2,6}|E\d{4,5}|0x8[0-9a-fA-F]{7})\b/g;
const ERROR_NAMES_MAX = 20;
/** Words in capital letters that match the pattern of system errors, but are other words. */
const OTHER_NAMES = new Set([
  'ERROR',
  'ERRORS',
  'EVENT',
  'EVENTS',
  'EMPTY',
  'EXACT',
  'EXACTLY',
  'EVERY',
  'EXPECTED',
  'EXIST',
]);

/** Returns the names of errors in a text, in order of their first occurrence, at most 20. */
function listErrorNames(text: string): Set<string> {
  const names = new Set<string>();
  for (const [name] of text.matchAll(ERROR_NAME)) {
    if (OTHER_NAMES.has(name)) continue;
    names.add(name);
    if (names.size >= ERROR_NAMES_MAX) break;
  }
  return names;
}
