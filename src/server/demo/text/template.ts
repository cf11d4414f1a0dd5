/**
 * Templates for generated texts. `{a|b|}` is replaced by one of its alternatives, which may be nested.
 * `$name` is replaced by the value of a slot, and `$Name` by the same with a capital letter. A backslash
 * escapes `{`, `|`, `}` and `$`.
 */
import type { RandomGenerator } from '../project/RandomGenerator';

/** Returns the text that replaces a slot of a template. */
export type DemoTemplateSlotResolver = (slot: string) => string;

type DemoTemplatePart =
  | string
  | { slot: string; capital: boolean }
  | { alternatives: readonly (readonly DemoTemplatePart[])[] };

export function expandTextTemplate(
  template: string,
  random: RandomGenerator,
  fill: DemoTemplateSlotResolver,
): string {
  return expandTextTemplateParts(getCompiledTextTemplate(template), random, fill);
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function expandTextTemplateParts(
  parts: readonly DemoTemplatePart[],
  random: RandomGenerator,
  fill: DemoTemplateSlotResolver,
): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('slot' in part) text += part.capital ? capitalize(fill(part.slot)) : fill(part.slot);
    else text += expandTextTemplateParts(random.pickRandomElement(part.alternatives), random, fill);
  }
  return text;
}

const compiledDemoTemplatesCache = new Map<string, readonly DemoTemplatePart[]>();

function getCompiledTextTemplate(template: string): readonly DemoTemplatePart[] {
  let parts = compiledDemoTemplatesCache.get(template);
  if (!parts) compiledDemoTemplatesCache.set(template, (parts = compileTextTemplate(template)));
  return parts;
}

/** Tokens of a template: an escaped character, a slot, a control character or plain text. */
const DEMO_TEMPLATE_TOKEN_PATTERN = /\\[{|}$]|\$[A-Za-z]+|[{|}]|[^\\${|}]+|[\\$]/g;

function compileTextTemplate(template: string): DemoTemplatePart[] {
  const stack: DemoTemplatePart[][][] = [[[]]];
  for (const [token] of template.matchAll(DEMO_TEMPLATE_TOKEN_PATTERN)) {
    const alternatives = stack.at(-1)!;
    const isNested = stack.length > 1;
    if (token === '{') stack.push([[]]);
    else if (token === '|' && isNested) alternatives.push([]);
    else if (token === '}' && isNested) {
      stack.pop();
      stack.at(-1)!.at(-1)!.push({ alternatives });
    } else alternatives.at(-1)!.push(parseTextTemplateToken(token));
  }
  if (stack.length > 1) throw new Error(`unclosed alternative in ${template}`);
  return stack[0]![0]!;
}

function parseTextTemplateToken(token: string): DemoTemplatePart {
  if (/^\\./.test(token)) return token.slice(1);
  if (!/^\$./.test(token)) return token;
  const name = token.slice(1);
  return { slot: name.charAt(0).toLowerCase() + name.slice(1), capital: /^[A-Z]/.test(name) };
}
