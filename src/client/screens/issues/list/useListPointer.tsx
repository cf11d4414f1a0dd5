import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  useState,
} from 'react';
import { HOVER_PRELOAD_DELAY_MS, usePreloadScreen } from '../../../navigation/preload';
import { buildIssueKeyHref } from '../../../navigation/hrefs';
import type { ListOnScreen } from '../data/ListOnScreen';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { LazySurface } from '../../../ui/LazySurface';
import type { RowMenuProps, RowMenuTarget } from './RowMenu';

/**
 * Last pointer position over any list. Kept outside the component, because a list that is shown again must not take a resting
 * pointer for a hover.
 */
let lastPosition = { x: -1, y: -1 };

/** Returns event handlers that preload the hovered or focused issue. */
export function usePreloadOnHover(list: ListOnScreen) {
  const preload = usePreloadScreen();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const preloadRow = (target: EventTarget) => {
    clearTimeout(timer.current);
    const row = list.getRow(target);
    const key = row === null ? null : list.at(row)?.key;
    if (key != null)
      timer.current = setTimeout(() => preload(buildIssueKeyHref(key)), HOVER_PRELOAD_DELAY_MS);
  };
  return {
    onPointerOver: ({ target, clientX: x, clientY: y }: PointerEvent) => {
      // The list was scrolled or shown again under a resting pointer, which does not count as hovering.
      const isResting = x === lastPosition.x && y === lastPosition.y;
      lastPosition = { x, y };
      if (isResting) clearTimeout(timer.current);
      else preloadRow(target);
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      lastPosition = { x, y };
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: (event: FocusEvent) => preloadRow(event.target),
  };
}

const RowMenu = lazyWithPreload(async () => (await import('./RowMenu')).RowMenu);

/**
 * The context menu of a row, which a right click, the menu key and Shift+F10 open. Shift+right click opens the
 * browser's own menu.
 */
export function useRowMenu(options: Pick<RowMenuProps, 'list' | 'selection' | 'onEdit'>): {
  onContextMenu: (event: MouseEvent) => void;
  rowMenu: ReactNode;
} {
  const [target, setTarget] = useState<RowMenuTarget | null>(null);
  const onContextMenu = (event: MouseEvent) => {
    const row = options.list.getRow(event.target);
    const issueKey = row === null ? null : options.list.at(row)?.key;
    const element = event.target instanceof Element && event.target.closest<HTMLElement>('[role=row]');
    if (row === null || issueKey == null || !element || (event.shiftKey && event.button === 2)) return;
    event.preventDefault();
    element.focus({ preventScroll: true });
    const { left, bottom } = element.getBoundingClientRect();
    setTarget({ row, issueKey, element, x: event.clientX || left, y: event.clientY || bottom });
  };
  const close = () => setTarget(null);
  const rowMenu = target && (
    <LazySurface trigger={{ current: target.element }} onRetry={RowMenu.preload} onClose={close}>
      <RowMenu {...target} {...options} onClose={close} />
    </LazySurface>
  );
  return { onContextMenu, rowMenu };
}
