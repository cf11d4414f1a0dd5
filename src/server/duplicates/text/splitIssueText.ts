/** Text of an issue's body, separated into what people have written and what they have pasted. */
export interface SplitText {
  prose: string;
  /** Code blocks, stack traces and lines that look like code. */
  code: string;
}

/** Delimiters of code blocks and comments in Markdown, HTML and the wiki markup of Jira. */
const DELIMITER = /```|~~~|\{(code|noformat)(?::[^}\n]{0,200})?\}|<!--|-->/g;
/** Indented code, a frame of a stack trace, or a statement or block of a programming language. */
const CODE_LINE = /^(?: {4}|\t)\S|^\s{0,20}at [\w.$]+|[;{}]\s{0,20}$/;
const WIKI_MARKUP = /\{(?:quote|panel|color)(?::[^}\n]{0,200})?\}|^h[1-6]\.|&(?:lt|gt|amp|quot|nbsp);/gm;

/**
 * Separates the prose of a body in Markdown or wiki markup from its code. HTML comments, which templates consist of,
 * are left out. The time is linear in the length of the text.
 */
export function splitIssueText(body: string): SplitText {
  const prose: string[] = [];
  const code: string[] = [];
  let start = 0;
  let open: string | null = null;
  for (const match of body.matchAll(DELIMITER)) {
    const delimiter = match[1] ?? match[0];
    if (open === null) {
      if (delimiter === '-->') continue;
      prose.push(body.slice(start, match.index));
      open = delimiter;
    } else if (delimiter === (open === '<!--' ? '-->' : open)) {
      if (open !== '<!--') code.push(body.slice(start, match.index));
      open = null;
    } else {
      continue;
    }
    start = match.index + match[0].length;
  }
  // The rest of a comment that is never closed is visible text.
  (open === null || open === '<!--' ? prose : code).push(body.slice(start));
  const lines = prose.join('\n').split('\n');
  code.push(...lines.filter((line) => CODE_LINE.test(line)));
  return {
    prose: lines
      .filter((line) => !CODE_LINE.test(line))
      .join('\n')
      .replaceAll(WIKI_MARKUP, ' '),
    code: code.join('\n'),
  };
}
