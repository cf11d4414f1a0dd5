/** What a character is to the tokenizer. Looked up in a table that fills itself, for speed. */

/** No part of a token. */
export const OTHER = 1;
/** A letter that is not upper case, or a mark. */
export const LOWER = 2;
export const UPPER = 3;
export const DIGIT = 4;
/** A token by itself: a character of a script written without spaces. */
export const SOLITARY = 5;

const BMP = new Uint8Array(0x10000);

/** The kind of the character that starts at this offset. */
export function characterAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const known = BMP[unit]!;
  if (known !== 0) return known;
  if (unit >= 0xd800 && unit <= 0xdfff) return kindOf(String.fromCodePoint(text.codePointAt(at)!));
  return (BMP[unit] = kindOf(String.fromCharCode(unit)));
}

/** How many UTF-16 units the character at this offset takes. */
export function widthAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit <= 0xdbff && text.codePointAt(at)! > 0xffff ? 2 : 1;
}

/** Letters and digits, as the tokenizer sees them. */
export function isWordCharacter(text: string, at: number): boolean {
  return at < text.length && characterAt(text, at) !== OTHER;
}

function kindOf(character: string): number {
  if (SPACELESS.test(character)) return SOLITARY;
  if (/^\p{Lu}$/u.test(character)) return UPPER;
  // A variation selector is a mark that only says how the character before it is drawn.
  if (/^[\p{L}\p{M}]$/u.test(character)) return /^\p{VS}$/u.test(character) ? OTHER : LOWER;
  return /^\p{N}$/u.test(character) ? DIGIT : OTHER;
}

const SPACELESS =
  /^(?=[\p{L}\p{Nl}])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;
