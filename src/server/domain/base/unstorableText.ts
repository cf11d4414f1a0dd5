import { isStorableText } from '../../../shared/validation/texts';

/** Maximum number of unstorable texts that are reported for one input. */
const REPORTED_TEXTS_MAX = 20;

/**
 * Finds the texts of an input that the database cannot store, because they contain NUL or unpaired surrogates, and
 * returns their paths. Names of fields are not texts of the input.
 * @param input a value of JSON, of any depth
 */
export function findUnstorableTexts(input: unknown): string[][] {
  const found: string[][] = [];
  const pending: { value: unknown; path: string[] }[] = [{ value: input, path: [] }];
  for (let next = pending.pop(); next && found.length < REPORTED_TEXTS_MAX; next = pending.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      if (!isStorableText(value)) found.push(path);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value)) pending.push({ value: each, path: [...path, name] });
    }
  }
  return found.reverse();
}

export const UNSTORABLE_TEXT_MESSAGE = 'The text contains an invalid character.';
