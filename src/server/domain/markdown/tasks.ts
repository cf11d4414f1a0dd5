/** Finds and changes the tasks in the source of a text. */
import MarkdownIt from 'markdown-it';
import { RENDERED_MARKDOWN_LENGTH_MAX } from '../../../shared/limits';
import type { TaskCounts } from '../../store/read/taskCounts';
import { installFootnotesPlugin } from './footnotes';
import {
  installTaskListsPlugin,
  restrictToTaskParsing,
  type Task,
  type TaskListEnvironment,
} from './taskLists';

/**
 * Finds the same tasks as the parsers of the renderer, because it has their plugins that add rules for blocks and for
 * the start of a text. Commands can load it without the renderer.
 */
const taskParser = restrictToTaskParsing(
  new MarkdownIt({ html: true, breaks: true }).use(installFootnotesPlugin).use(installTaskListsPlugin),
);

/** Line breaks, as `markdown-it` recognizes them. */
const LINE_BREAK_PATTERN = /\r\n?|\n/g;

/** The start of a line up to the box of its task: quotes and list markers. */
const TASK_LINE_PATTERN = /^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*)\[[ xX]\](?=\s)/;

/** The tasks of a Markdown text, in the order of their rendered checkboxes. */
export function findTasks(text: string): readonly Task[] {
  // Most texts contain no task, so they need not be parsed.
  if (!/\[[ xX]\]\s/.test(text) || text.length > RENDERED_MARKDOWN_LENGTH_MAX) return [];
  const environment: TaskListEnvironment = {};
  taskParser.parse(text, environment);
  return environment.tasks ?? [];
}

/** Counts the tasks of a description, as they are stored with its issue. */
export function countTasks(text: string): TaskCounts {
  const tasks = findTasks(text);
  return {
    task_count: tasks.length,
    completed_task_count: tasks.filter(({ isDone }) => isDone).length,
  };
}

/**
 * Ticks or unticks a task.
 * @param id id of the task's rendered checkbox, possibly in an earlier version of the text
 * @returns the changed text, or null if the text has no task with this id
 */
export function setTaskInText(text: string, id: string, isDone: boolean): string | null {
  const task = findTasks(text).find((each) => each.id === id);
  if (!task) return null;
  const start = findLineStart(text, task.line);
  const prefix = TASK_LINE_PATTERN.exec(text.slice(start))?.[1];
  if (prefix === undefined) return null;
  const box = start + prefix.length + 1;
  if (task.isDone === isDone) return text;
  return text.slice(0, box) + (isDone ? 'x' : ' ') + text.slice(box + 1);
}

function findLineStart(text: string, line: number): number {
  if (line === 0) return 0;
  let index = 0;
  for (const { 0: lineBreak, index: at } of text.matchAll(LINE_BREAK_PATTERN)) {
    if (++index === line) return at + lineBreak.length;
  }
  return text.length;
}
