/** A short message at the bottom of the window. Not rendered by the app shell, so that its code is loaded with the first notice. */
import { announceToScreenReader } from './announce';
import styles from './notice.module.css';

/** How long a confirmation is shown, in ms. An error is shown until the user presses Escape or clicks elsewhere. */
const CONFIRMATION_DURATION_MS = 3_000;

let closeShownNotice: () => void = () => {};

/** Shows a message, in place of the previous one. */
export function showNotice(text: string, kind: 'confirmation' | 'error'): void {
  closeShownNotice();
  const element = document.createElement('div');
  element.className = `${styles.notice} ${styles[kind]}`;
  element.textContent = text;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // Escape must not also close the preview or clear the selection.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const onPointerDown = ({ target }: PointerEvent): void => {
    if (!(target instanceof Node && element.contains(target))) close();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = (): void => {
    clearTimeout(timer);
    document.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('pointerdown', onPointerDown, true);
    element.remove();
  };
  closeShownNotice = close;
  if (kind === 'confirmation') {
    announceToScreenReader(text);
    timer = setTimeout(close, CONFIRMATION_DURATION_MS);
  } else {
    element.setAttribute('role', 'alert');
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
  }
  document.body.append(element);
}
