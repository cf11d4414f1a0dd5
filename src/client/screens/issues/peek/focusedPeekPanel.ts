/** Attribute of the preview panel, for finding it in the DOM. */
export const PEEK_PANEL_ATTRIBUTE = { 'data-peek-panel': '' };

/** The preview panel if it contains the focus, otherwise null. */
export const getFocusedPeekPanel = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('[data-peek-panel]') ?? null;
