/**
 * Templates for generated texts. `{a|b|}` is replaced by one of its alternatives, which may be nested.
 * `$name` is replaced by the value of a slot, and `$Name` by the same with a capital letter. A backslash
 * escapes `{`, `|`, `}` and `$`.
 */
import type { Random } from '../project/Random';

/** Returns the text that replaces a slot of a template. */
export type Fill = (slot: string) => string;

type Part = string | { slot: string; capital: boolean } | { alternatives: readonly (readonly Part[])[] };

export function render(template: string, random: Random, fill: Fill): string {
  return renderParts(compiled(template), random, fill);
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function renderParts(parts: readonly Part[], random: Random, fill: Fill): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('slot' in part) text += part.capital ? capitalized(fill(part.slot)) : fill(part.slot);
    else text += renderParts(random.pick(part.alternatives), random, fill);
  }
  return text;
}

const cache = new Map<string, readonly Part[]>();

function compiled(template: string): readonly Part[] {
  let parts = cache.get(template);
  if (!parts) cache.set(template, (parts = compile(template)));
  return parts;
}

/** Tokens of a template: an escaped character, a slot, a control character or plain text. */
const TOKENS = /\\[{|}$]|\$[A-Za-z]+|[{|}]|[^\\${|}]+|[\\$]/g;

function compile(template: string): Part[] {
  const stack: Part[][][] = [[[]]];
  for (const [token] of template.matchAll(TOKENS)) {
    const alternatives = stack.at(-1)!;
    const isNested = stack.length > 1;
    if (token === '{') stack.push([[]]);
    else if (token === '|' && isNested) alternatives.push([]);
    else if (token === '}' && isNested) {
      stack.pop();
      stack.at(-1)!.at(-1)!.push({ alternatives });
    } else alternatives.at(-1)!.push(partOf(token));
  }
  if (stack.length > 1) throw new Error(`unclosed alternative in ${template}`);
  return stack[0]![0]!;
}

function partOf(token: string): Part {
  if (/^\\./.test(token)) return token.slice(1);
  if (!/^\$./.test(token)) return token;
  const name = token.slice(1);
  return { slot: name.charAt(0).toLowerCase() + name.slice(1), capital: /^[A-Z]/.test(name) };
}
