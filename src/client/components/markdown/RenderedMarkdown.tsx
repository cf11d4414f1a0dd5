import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePreloadScreen } from '../../navigation/preload';
import styles from './RenderedMarkdown.module.css';

interface RenderedMarkdownProps {
  /** HTML that the server has sanitized. */
  html: string;
  /** `small` for comments. */
  size?: 'normal' | 'small';
  /** Called when the user ticks or unticks a task, with its id. Absent: the tasks are disabled. */
  onTaskChange?: ((task: string, isDone: boolean) => void) | undefined;
}

/** Markdown as rendered by the server. The only component that inserts HTML into the page. */
export function RenderedMarkdown({ html, size = 'normal', onTaskChange }: RenderedMarkdownProps) {
  const navigate = useNavigate();
  const preload = usePreloadScreen();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => makeCodeBlocksFocusable(container.current), [html]);
  const mayTick = onTaskChange !== undefined;
  const tickedTask = useRef<string>(undefined);
  useLayoutEffect(() => {
    enableTasks(container.current!, mayTick);
    // The new HTML has replaced the checkbox that had the focus.
    if (document.activeElement === document.body)
      findTaskCheckbox(container.current!, tickedTask.current)?.focus();
  }, [html, mayTick]);

  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof HTMLInputElement && onTaskChange) {
      const task = event.target.dataset['task'];
      tickedTask.current = task;
      if (task !== undefined) onTaskChange(task, event.target.checked);
      return;
    }
    const href = getClickedInternalLinkHref(event);
    if (href === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(href);
  };
  const onIntent = (event: SyntheticEvent): void => {
    const href = getClickedInternalLinkHref(event);
    if (href !== null) preload(href, href.startsWith(PERSON_PATH) ? 'code' : undefined);
  };

  return (
    <div
      ref={container}
      className={[styles.markdown, styles[size]].join(' ')}
      onClick={onClick}
      onPointerOver={onIntent}
      onFocus={onIntent}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Prefix of the paths of people, to which mentions link. */
const PERSON_PATH = '/people/';

/** Address of the clicked link if it leads to a page of Winnow, such as a reference to `NET-12`; otherwise null. */
function getClickedInternalLinkHref(event: SyntheticEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? null;
  return href?.startsWith('/projects/') || href?.startsWith(PERSON_PATH) ? href : null;
}

/** Makes the checkboxes of tasks usable, with the text of the task as their name, or disables them. */
function enableTasks(container: HTMLElement, mayTick: boolean): void {
  for (const box of container.querySelectorAll<HTMLInputElement>('input[data-task]')) {
    box.disabled = !mayTick;
    if (mayTick) box.setAttribute('aria-label', readTaskText(box));
  }
}

/** The text of a task without the tasks below it. */
function readTaskText(box: HTMLInputElement): string {
  const item = box.closest('li')?.cloneNode(true) as HTMLElement | undefined;
  for (const list of item?.querySelectorAll('ul, ol') ?? []) list.remove();
  return item?.textContent.trim() || 'Task';
}

function findTaskCheckbox(container: HTMLElement, task: string | undefined): HTMLInputElement | undefined {
  const boxes = container.querySelectorAll<HTMLInputElement>('input[data-task]');
  return [...boxes].find((box) => task !== undefined && box.dataset['task'] === task);
}

/** Makes code blocks that overflow focusable, so that they can be scrolled with the keyboard. */
function makeCodeBlocksFocusable(container: HTMLElement | null): void {
  for (const code of container?.querySelectorAll('pre') ?? []) {
    if (code.scrollWidth > code.clientWidth) code.tabIndex = 0;
  }
}
