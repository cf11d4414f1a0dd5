/** Colors code. Only where its language is named: to guess one costs a try of each. */
import hljs from 'highlight.js/lib/common';

/** Longest code that is colored, in UTF-16 code units: well under 200 ms even where a grammar is slow. */
const LENGTH_MAX = 20_000;
/** A longer line is data rather than code, and some grammars are slow on it. */
const LINE_MAX = 2_000;

/** HTML of the code; empty where it is to be shown as it is. */
export function highlight(code: string, language: string): string {
  if (!language || code.length > LENGTH_MAX || !hljs.getLanguage(language)) return '';
  if (code.split('\n').some((line) => line.length > LINE_MAX)) return '';
  return hljs.highlight(code, { language, ignoreIllegals: true }).value;
}
