/** Formats code as Markdown. */

/** Returns a fenced code block. The fence is longer than every sequence of backticks in the code. */
export function formatFence(code: string, language: string): string {
  let longest = 2;
  for (const [run] of code.matchAll(/`{3,}/g)) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code.replace(/^\n+|\s+$/g, '')}\n${fence}`;
}

/** Returns a code span. Its delimiters are longer than every sequence of backticks in the code. */
export function formatCodeSpan(code: string): string {
  let longest = 0;
  for (const [run] of code.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  const ticks = '`'.repeat(longest + 1);
  const padding = longest > 0 ? ' ' : '';
  return code.trim() === '' ? code : ticks + padding + code.trim() + padding + ticks;
}
