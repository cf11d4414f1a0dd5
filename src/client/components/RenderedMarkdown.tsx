import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePreload } from '../navigation/preload';
import styles from './RenderedMarkdown.module.css';

interface Props {
  /** As the server sends it in `bodyHTML`: it has been sanitized there. */
  html: string;
  /** `small` in comments. */
  size?: 'normal' | 'small';
}

/** A text that was written in Markdown. The only place that puts HTML on a page. */
export function RenderedMarkdown({ html, size = 'normal' }: Props) {
  const navigate = useNavigate();
  const preload = usePreload();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => makeScrollable(container.current), [html]);

  const onClick = (event: MouseEvent): void => {
    const href = internalHref(event);
    if (href === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(href);
  };
  const onIntent = (event: SyntheticEvent): void => {
    const href = internalHref(event);
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

/** The address of the link an event is on, if it is one of ours: `#12` and `NET-12` become such links. */
function internalHref(event: SyntheticEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? null;
  return href?.startsWith('/projects/') ? href : null;
}

/** Code that is wider than the page is scrolled with the keys, so it takes the focus. */
function makeScrollable(container: HTMLElement | null): void {
  for (const code of container?.querySelectorAll('pre') ?? []) {
    if (code.scrollWidth > code.clientWidth) code.tabIndex = 0;
  }
}
