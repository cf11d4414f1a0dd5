import { useEffect, useEffectEvent } from 'react';

/** Functions that focus the main content of the mounted screens. The screen that was mounted last comes last. */
const focusTargets: (() => void)[] = [];

/** Focuses the main content of the screen. Call it when the focused element is removed from the page. */
export function returnFocus(): void {
  const focusContent = focusTargets.at(-1) ?? (() => document.getElementById('main')?.focus());
  focusContent();
}

/** Sets what `returnFocus` focuses while mounted. Absent: the main landmark. */
export function useFocusTarget(focusContent: () => void): void {
  const focus = useEffectEvent(focusContent);
  useEffect(() => {
    const target = () => focus();
    focusTargets.push(target);
    return () => void focusTargets.splice(focusTargets.indexOf(target), 1);
  }, []);
}
