import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { takePostSignInAction, useIsAnonymousVisitor } from './SessionGuard';

/**
 * Resumes the action for which the user had to sign in, once they have done so: see SessionGuard.signInAndResume.
 *
 * @param name key of the action, or its prefix if it ends with a dot; undefined: nothing is resumed
 * @param resume receives the part of the key after the prefix; may return a cleanup function for the unmount
 */
export function useResumeAction(
  name: string | undefined,
  resume: (rest: string) => (() => void) | void,
): void {
  const isVisitor = useIsAnonymousVisitor();
  const act = useEffectEvent(resume);
  useEffect(() => {
    const rest = isVisitor || name === undefined ? null : takePostSignInAction(name);
    return rest === null ? undefined : act(rest);
  }, [isVisitor, name]);
}

/** Returns a ref for a button that is clicked again after the user has signed in for it. */
export function useClickAfterSignIn(name: string | undefined): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useResumeAction(name, () => {
    button.current?.focus();
    button.current?.click();
  });
  return button;
}
