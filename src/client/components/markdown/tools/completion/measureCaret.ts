/** The style properties of a text field that determine its line breaks. */
const COPIED_STYLES = [
  'boxSizing',
  'width',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'tabSize',
  'textIndent',
  'wordSpacing',
] as const;

export interface CaretPosition {
  /** Edges of the line at the position, in px from the window's top left corner. */
  left: number;
  top: number;
  bottom: number;
}

/**
 * Measures where a position of a field's text is on screen. Browsers do not report this for text fields, so the text is
 * laid out in an invisible copy.
 */
export function measureCaret(field: HTMLTextAreaElement, position: number): CaretPosition {
  const copy = document.createElement('div');
  const style = window.getComputedStyle(field);
  for (const name of COPIED_STYLES) copy.style[name] = style[name];
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    overflow: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    borderStyle: 'solid',
  });
  const marker = document.createElement('span');
  marker.textContent = field.value.slice(position, position + 1).trim() || '.';
  copy.append(field.value.slice(0, position), marker);
  document.body.append(copy);
  const box = field.getBoundingClientRect();
  const { offsetLeft, offsetTop, offsetHeight } = marker;
  copy.remove();
  const top = box.top + offsetTop - field.scrollTop;
  return { left: box.left + offsetLeft, top, bottom: top + offsetHeight };
}
