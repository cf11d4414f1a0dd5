/**
 * Task lists: `- [ ]` and `- [x]` at the start of list items, outside of quotes and footnotes. They are rendered as
 * disabled checkboxes with an identifier, with which the browser lets those who may edit the text tick them.
 */
import { createHash } from 'node:crypto';
import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';

/** A task of a text. */
export interface Task {
  /** Identifies the task as long as its own text, its parent items and its heading stay: see `identifyTasks`. */
  id: string;
  isDone: boolean;
  /** Index of the source line with the box. */
  line: number;
}

/** The environment of a rendering in which the tasks of the text are collected. */
export interface TaskListEnvironment {
  tasks?: Task[];
}

/** Attribute of a rendered checkbox that has the id of its task. */
export const TASK_ID_ATTRIBUTE = 'data-task';
export const TASK_ID_PATTERN = /^[\da-f]{12}\.\d{1,5}\.\d{1,5}$/;

const TASK_CHECKBOX_PATTERN = /^\[([ xX])\](?=\s)/;

/** A task that is not identified yet. */
interface FoundTask {
  token: Token;
  isDone: boolean;
  line: number;
  /** The text of the task with those of its parent items and the heading above it. */
  path: string;
}

export function installTaskListsPlugin(markdown: MarkdownIt): void {
  markdown.core.ruler.after('inline', 'task_lists', (state) => {
    removeForgedTaskIds(state.tokens);
    const tasks = identifyTasks(collectTasks(state));
    (state.env as TaskListEnvironment).tasks = tasks.map(({ id, isDone, line }) => ({ id, isDone, line }));
    for (const { token, id } of tasks)
      token.content = token.content.replace('>', ` ${TASK_ID_ATTRIBUTE}="${id}">`);
  });
}

/**
 * Restricts a parser with this plugin to finding tasks: of all inline texts, it parses only those at the start of list
 * items that begin with a checkbox. This takes a tenth of the time of parsing the whole text.
 */
export function restrictToTaskParsing(markdown: MarkdownIt): MarkdownIt {
  markdown.core.ruler.before('task_lists', 'inline_of_tasks', (state) => {
    for (const token of state.tokens) {
      if (token.type !== 'inline' || !TASK_CHECKBOX_PATTERN.test(token.content)) continue;
      token.children ??= [];
      state.md.inline.parse(token.content, state.md, state.env, token.children);
    }
  });
  markdown.core.ruler.enableOnly(['normalize', 'block', 'inline_of_tasks', 'task_lists']);
  return markdown;
}

/**
 * Replaces the `[ ]` of list items with checkboxes. Returns those that are tasks: the ones in quotes and footnotes are
 * not.
 */
function collectTasks(state: StateCore): FoundTask[] {
  const { tokens } = state;
  const found: FoundTask[] = [];
  /** Texts of the list items around the current token. */
  const items: string[] = [];
  let heading = '';
  /** Number of quotes and footnotes around the current token. */
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'blockquote_open' || token.type === 'footnote_reference_open') depth++;
    else if (token.type === 'blockquote_close' || token.type === 'footnote_reference_close') depth--;
    else if (token.type === 'list_item_open') items.push('');
    else if (token.type === 'list_item_close') items.pop();
    if (token.type !== 'inline') continue;
    if (tokens[index - 1]?.type === 'heading_open') heading = token.content;
    if (tokens[index - 1]?.type !== 'paragraph_open' || tokens[index - 2]?.type !== 'list_item_open')
      continue;
    const box = replaceBoxWithCheckbox(state, token);
    items[items.length - 1] = token.content.replace(TASK_CHECKBOX_PATTERN, '').trim();
    if (!box || depth > 0 || !token.map) continue;
    found.push({ ...box, line: token.map[0], path: JSON.stringify([heading, ...items]) });
  }
  return found;
}

function replaceBoxWithCheckbox(
  state: StateCore,
  { children }: Token,
): { token: Token; isDone: boolean } | null {
  const first = children?.[0];
  const box = first?.type === 'text' ? TASK_CHECKBOX_PATTERN.exec(first.content) : null;
  if (!box || !first || !children) return null;
  first.content = first.content.slice(box[0].length);
  const token = new state.Token('html_inline', '', 0);
  const isDone = box[1] !== ' ';
  token.content = isDone
    ? '<input type="checkbox" aria-label="Done" checked>'
    : '<input type="checkbox" aria-label="Not done">';
  children.unshift(token);
  return { token, isDone };
}

/**
 * Adds the ids: a digest of the task's path and, because several tasks can have the same path, which of them it is and
 * how many there are. As long as their number stays the same, so does their order.
 */
function identifyTasks(found: readonly FoundTask[]): (FoundTask & { id: string })[] {
  const counts = new Map<string, number>();
  for (const { path } of found) counts.set(path, (counts.get(path) ?? 0) + 1);
  const seen = new Map<string, number>();
  return found.map((task) => {
    const { path } = task;
    const index = seen.get(path) ?? 0;
    seen.set(path, index + 1);
    const digest = createHash('sha256').update(path).digest('hex').slice(0, 12);
    return { ...task, id: `${digest}.${index}.${counts.get(path)}` };
  });
}

/** Removes ids that the text itself gives to checkboxes in raw HTML: a click on them would tick another task. */
function removeForgedTaskIds(tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (token.type === 'html_block' || token.type === 'html_inline')
      token.content = token.content.replaceAll(/data-task/gi, '');
    if (token.children) removeForgedTaskIds(token.children);
  }
}
