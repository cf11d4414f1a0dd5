import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePreloadScreen } from '../navigation/preload';
import styles from './RenderedMarkdown.module.css';

interface RenderedMarkdownProps {
  /** HTML that the server has sanitized. */
  html: string;
  /** `small` for comments. */
  size?: 'normal' | 'small';
}

/** Markdown as rendered by the server. The only component that inserts HTML into the page. */
export function RenderedMarkdown({ html, size = 'normal' }: RenderedMarkdownProps) {
  const navigate = useNavigate();
  const preload = usePreloadScreen();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => makeCodeBlocksFocusable(container.current), [html]);

  const onClick = (event: MouseEvent): void => {
    const href = getClickedInternalLinkHref(event);
    if (href === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(href);
  };
  const onIntent = (event: SyntheticEvent): void => {
    const href = getClickedInternalLinkHref(event);
    if (href !== null) preload(href);
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

/** Address of the clicked link if it leads to a page of Winnow, such as a reference to `NET-12`; otherwise null. */
function getClickedInternalLinkHref(event: SyntheticEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? null;
  return href?.startsWith('/projects/') ? href : null;
}

/** Makes code blocks that overflow focusable, so that they can be scrolled with the keyboard. */
function makeCodeBlocksFocusable(container: HTMLElement | null): void {
  for (const code of container?.querySelectorAll('pre') ?? []) {
    if (code.scrollWidth > code.clientWidth) code.tabIndex = 0;
  }
}
