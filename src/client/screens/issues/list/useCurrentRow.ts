import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { EditableIssueField, IssueFieldWithCommand } from '../../../components/pickers/fields';
import { useIssueFieldCommands } from '../../../components/pickers/useIssueFieldCommands';
import { useIssueFieldPicker } from '../../../components/pickers/useIssueFieldPicker';
import { useResumeAction } from '../../../auth/useResumeAction';
import { deferKey } from '../../../ui/keys/heldKeys';
import type { ListOnScreen } from '../data/ListOnScreen';
import { PreviewPanel } from './lazyParts';
import { type IssueSelection, isShownAsSelected } from '../selection/IssueSelection';
import type { usePreview } from '../preview/usePreview';

interface RowFieldEditingOptions {
  region: RefObject<HTMLElement | null>;
  list: ListOnScreen;
  selection: IssueSelection;
  /** Opens the picker with which the user changes a field of all selected issues. */
  editSelection: (field: IssueFieldWithCommand) => void;
  /** Whether the preview is open, which shows the issue of the current row. */
  isPreviewOpen: boolean;
}

interface RowFieldEditing {
  /** Opens the picker of a field for the issue in a row or, if the row is selected, for all selected issues. */
  edit: (field: IssueFieldWithCommand, row: number) => void;
  /** The open picker for one issue, for the caller to render. */
  picker: ReactNode;
}

/** Provides the commands that edit the selected issues or, without a selection, the issue of the focused row. */
export function useRowFieldEditing({
  region,
  list,
  selection,
  editSelection,
  isPreviewOpen,
}: RowFieldEditingOptions): RowFieldEditing {
  const { open, preload, picker } = useIssueFieldPicker();
  const { roving } = list.controller;
  const openAt = (row: number, field: EditableIssueField): boolean => {
    const { id, key } = list.at(row) ?? {};
    const trigger = findLinkInRow(region.current, row);
    if (id == null || key == null || !trigger) return false;
    open(field, { id, key }, trigger);
    return true;
  };
  // An action that was resumed may wait for its row, and then needs the list that is on screen at that time.
  const current = useRef({ list, openAt });
  useLayoutEffect(() => {
    current.current = { list, openAt };
  });
  useIssueFieldCommands(
    () => {
      if (!selection.isEmpty) return 'selected issues';
      return list.currentKey ?? undefined;
    },
    () => !selection.isEmpty || roving.hasFocus || isPreviewOpen,
    (field, event) => {
      if (!selection.isEmpty) return editSelection(field);
      const { index } = roving;
      const isLoading = () => roving.index === index && list.at(index)?.isLoading === true;
      if (isLoading()) return deferKey(event, () => !isLoading());
      return openAt(index, field);
    },
  );
  useResumeAction('key.', (rest) => {
    const [issueKey = '', field] = rest.split('.');
    return waitForRow(
      () => current.current.list,
      region.current,
      issueKey,
      (row) => current.current.openAt(row, field as EditableIssueField),
    );
  });
  // Preloads the code of the pickers and the preview when a row receives the focus, as a user who moves through the
  // rows is likely to edit or preview one.
  useEffect(
    () =>
      roving.subscribe(() => {
        if (!roving.hasFocus) return;
        preload();
        PreviewPanel.preload();
      }),
    [roving, preload],
  );
  const edit = (field: IssueFieldWithCommand, row: number) => {
    if (isShownAsSelected(selection, list.store.state, list.at(row)?.id ?? null)) editSelection(field);
    else openAt(row, field);
  };
  return { edit, picker };
}

/**
 * Delay before the preview panel shows the focused issue, in ms, so that holding an arrow key fetches only
 * the last one.
 */
const PREVIEW_PANEL_DEBOUNCE_MS = 60;

/**
 * Synchronizes the open preview panel and the list's current row. When the arrow keys move the focus to another row,
 * the panel shows its issue. When the URL names another issue, its row becomes the tab stop.
 */
export function usePreviewFocusedIssue(
  list: ListOnScreen,
  region: RefObject<HTMLElement | null>,
  preview: ReturnType<typeof usePreview>,
): void {
  const { roving } = list.controller;
  const isOpen = preview.issueKey !== null;
  const showFocused = useEffectEvent(() => {
    const { currentKey } = list;
    if (currentKey !== null) preview.show(currentKey);
  });
  useEffect(() => {
    if (!isOpen) return;
    let shown = roving.index;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = roving.subscribe(() => {
      if (roving.index === shown) return;
      shown = roving.index;
      clearTimeout(timer);
      timer = setTimeout(showFocused, PREVIEW_PANEL_DEBOUNCE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [isOpen, roving]);

  const { issueKey } = preview;
  const getList = useEffectEvent(() => list);
  useEffect(() => {
    if (issueKey === null) return;
    // If the list has the focus, its tab stop is already set, and the user may have moved to another row meanwhile.
    return waitForRow(
      () => getList(),
      region.current,
      issueKey,
      (row) => {
        if (!roving.hasFocus) roving.setTabStopRow(row);
      },
    );
  }, [issueKey, region, roving]);
}

/** The link to the issue in a row, at which its pickers open and which receives the focus when they close. */
const findLinkInRow = (region: Element | null, row: number): HTMLElement | null =>
  region?.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"] a[data-number]`) ?? null;

/**
 * Calls `found` with the row of an issue once it is loaded and mounted. Returns a function that stops waiting.
 * @param region element of the list
 */
function waitForRow(
  getList: () => ListOnScreen,
  region: Element | null,
  issueKey: string,
  found: (row: number) => void,
): () => void {
  const check = (): void => {
    const row = getList().findMountedRow(issueKey);
    if (row === null || !findLinkInRow(region, row)) return;
    observer.disconnect();
    found(row);
  };
  // Rows are mounted and loaded for several reasons, all of which change the DOM.
  const observer = new MutationObserver(check);
  if (region) observer.observe(region, { childList: true, subtree: true });
  check();
  return () => observer.disconnect();
}
