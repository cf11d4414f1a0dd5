/**
 * Templates for generated texts. `{a|b|}` is replaced by one of its alternatives, which may be nested.
 * `$name` is replaced by the value of a slot, and `$Name` by the same with a capital letter. A backslash
 * escapes `{`, `|`, `}` and `$`.
 */
import type { RandomGenerator } from '../project/RandomGenerator';

/** Returns the text that replaces a slot of a template. */
export type TextTemplateSlotResolver = (slot: string) => string;

type TextTemplatePart =
  string | { slot: string; capital: boolean } | { alternatives: readonly (readonly TextTemplatePart[])[] };

export function expandTemplate(
  template: string,
  random: RandomGenerator,
  fill: TextTemplateSlotResolver,
): string {
  return expandTemplateParts(getCompiledTemplate(template), random, fill);
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function expandTemplateParts(
  parts: readonly TextTemplatePart[],
  random: RandomGenerator,
  fill: TextTemplateSlotResolver,
): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('slot' in part) text += part.capital ? capitalize(fill(part.slot)) : fill(part.slot);
    else text += expandTemplateParts(random.pickRandomElement(part.alternatives), random, fill);
  }
  return text;
}

const compiledTemplates = new Map<string, readonly TextTemplatePart[]>();

function getCompiledTemplate(template: string): readonly TextTemplatePart[] {
  let parts = compiledTemplates.get(template);
  if (!parts) compiledTemplates.set(template, (parts = compileTemplate(template)));
  return parts;
}

/** Tokens of a template: an escaped character, a slot, a control character or plain text. */
const TEMPLATE_TOKEN_PATTERN = /\\[{|}$]|\$[A-Za-z]+|[{|}]|[^\\${|}]+|[\\$]/g;

function compileTemplate(template: string): TextTemplatePart[] {
  const stack: TextTemplatePart[][][] = [[[]]];
  for (const [token] of template.matchAll(TEMPLATE_TOKEN_PATTERN)) {
    const alternatives = stack.at(-1)!;
    const isNested = stack.length > 1;
    if (token === '{') stack.push([[]]);
    else if (token === '|' && isNested) alternatives.push([]);
    else if (token === '}' && isNested) {
      stack.pop();
      stack.at(-1)!.at(-1)!.push({ alternatives });
    } else alternatives.at(-1)!.push(parseTemplateToken(token));
  }
  if (stack.length > 1) throw new Error(`unclosed alternative in ${template}`);
  return stack[0]![0]!;
}

function parseTemplateToken(token: string): TextTemplatePart {
  if (/^\\./.test(token)) return token.slice(1);
  if (!/^\$./.test(token)) return token;
  const name = token.slice(1);
  return { slot: name.charAt(0).toLowerCase() + name.slice(1), capital: /^[A-Z]/.test(name) };
}
