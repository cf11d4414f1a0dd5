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
