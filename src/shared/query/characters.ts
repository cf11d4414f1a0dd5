/**
 * Classifies characters for the tokenizer. Results are cached in a table of the Basic Multilingual Plane, for speed.
 */

/** A character that separates tokens. */
export const SEPARATOR_CHAR_CLASS = 1;
/** A letter that is not upper case, or a combining mark. */
export const LOWER_CASE_CHAR_CLASS = 2;
export const UPPER_CASE_CHAR_CLASS = 3;
export const DIGIT_CHAR_CLASS = 4;
/** A character that is a token by itself, from a script written without spaces. */
export const SPACELESS_SCRIPT_CHAR_CLASS = 5;

const CHAR_CLASS_BY_UTF16_UNIT = new Uint8Array(0x10000);

/** Returns the class of the character that starts at this UTF-16 offset of a text. */
export function getCharacterClass(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const known = CHAR_CLASS_BY_UTF16_UNIT[unit]!;
  if (known !== 0) return known;
  if (unit >= 0xd800 && unit <= 0xdfff) return classifyCharacter(String.fromCodePoint(text.codePointAt(at)!));
  return (CHAR_CLASS_BY_UTF16_UNIT[unit] = classifyCharacter(String.fromCharCode(unit)));
}

/** Returns the length of the character at this offset, in UTF-16 units. */
export function getCharacterUtf16Length(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit <= 0xdbff && text.codePointAt(at)! > 0xffff ? 2 : 1;
}

function classifyCharacter(character: string): number {
  if (SPACELESS_SCRIPT_PATTERN.test(character)) return SPACELESS_SCRIPT_CHAR_CLASS;
  if (/^\p{Lu}$/u.test(character)) return UPPER_CASE_CHAR_CLASS;
  // Unicode's variation selectors are marks that only affect how the previous character is drawn, so they
  // separate tokens.
  if (/^[\p{L}\p{M}]$/u.test(character))
    return /^\p{VS}$/u.test(character) ? SEPARATOR_CHAR_CLASS : LOWER_CASE_CHAR_CLASS;
  return /^\p{N}$/u.test(character) ? DIGIT_CHAR_CLASS : SEPARATOR_CHAR_CLASS;
}

const SPACELESS_SCRIPT_PATTERN =
  /^(?=[\p{L}\p{Nl}])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;
