import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { takePendingAction } from '../auth/pendingAction';
import { useIsVisitor } from './useIsVisitor';

/**
 * Goes on, once it is there and one has signed in, with what one was asked to sign in for: see door/wish.ts.
 *
 * @param name what it goes on with, as takeWish has it; absent: with nothing
 * @param goOn is given what comes after the name; what it answers is called when the control goes
 */
export function useResumeAction(name: string | undefined, goOn: (rest: string) => (() => void) | void): void {
  const isVisitor = useIsVisitor();
  const act = useEffectEvent(goOn);
  useEffect(() => {
    const rest = isVisitor || name === undefined ? null : takePendingAction(name);
    return rest === null ? undefined : act(rest);
  }, [isVisitor, name]);
}

/** The same for a button: it is pressed again, or, where one may not, says who may. */
export function useResumeClick(wish: string | undefined): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useResumeAction(wish, () => {
    button.current?.focus();
    button.current?.click();
  });
  return button;
}
