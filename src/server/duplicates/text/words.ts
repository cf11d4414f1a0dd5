/** Words longer than this, such as encoded data, are not indexed. */
export const WORD_LENGTH_MAX = 64;
const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
const PART = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+|[^A-Za-z0-9_]+/g;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Addresses and hashes differ from report to report of the same problem. */
const ADDRESS = /^(?:0x)?(?=[0-9a-f]*[0-9])[0-9a-f]{8,}$/i;

/** Whether a word is written as in source code: `snake_case`, `camelCase` or `HTTPServer`. */
export function isIdentifier(word: string): boolean {
  return /[^_]_+[^_]|[a-z][A-Z]|[A-Z]{2}[a-z]/.test(word);
}

/** Returns the words of a text in order, as they are written, without addresses, hashes and very long words. */
export function listRawWords(text: string): string[] {
  return (text.match(WORD) ?? []).filter((word) => word.length <= WORD_LENGTH_MAX && !ADDRESS.test(word));
}

/** Returns the parts of an identifier of more than one character, as they are written. */
const listIdentifierParts = (word: string): string[] =>
  (word.match(PART) ?? []).filter((part) => part.length > 1);

/**
 * Returns the terms of a raw word: its stem; of an identifier, the whole and the stems of its parts; in a script
 * without spaces between words, each pair of neighboring characters.
 */
export function listWordTerms(word: string): string[] {
  if (isIdentifier(word)) {
    return [word.toLowerCase(), ...listIdentifierParts(word).map((part) => stemWord(part.toLowerCase()))];
  }
  const lower = word.toLowerCase();
  if (!SPACELESS.test(word)) return [stemWord(lower)];
  const characters = [...lower];
  return characters.length < 3
    ? [lower]
    : characters.slice(1).map((character, i) => characters[i]! + character);
}

/**
 * Returns what each term of a raw word stands for in the word, in the order of listWordTerms: of a stem, the whole
 * word.
 */
export function listWrittenForms(word: string): string[] {
  if (isIdentifier(word)) return [word, ...listIdentifierParts(word)];
  const terms = listWordTerms(word);
  return terms.length === 1 ? [word] : terms;
}

const DOUBLE_CONSONANT = /([bdfgmnprt])\1$/;
const VOWEL = /[aeiouy]/;

/**
 * Removes the common English endings of a lower-case word, so that "crashes", "crashed" and "crashing" are one term. A
 * stem need not be a word. Words with digits and words of other scripts are returned unchanged.
 */
export function stemWord(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let stem = word;
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (stem.endsWith('sses')) stem = stem.slice(0, -2);
  else if (stem.endsWith('s') && !/(?:ss|us|is)$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 5 && stem.endsWith('ing') && VOWEL.test(stem.slice(0, -3))) stem = stem.slice(0, -3);
  else if (stem.length > 4 && stem.endsWith('ed') && VOWEL.test(stem.slice(0, -2))) stem = stem.slice(0, -2);
  else if (stem.length > 6 && stem.endsWith('ation')) stem = stem.slice(0, -3);
  else if (stem.length > 5 && stem.endsWith('ly')) stem = stem.slice(0, -2);
  if (stem !== word && DOUBLE_CONSONANT.test(stem)) stem = stem.slice(0, -1);
  return stem.length > 4 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}
