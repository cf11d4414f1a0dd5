import { type ReactNode, useEffect, useRef } from 'react';
import { useIsClientSideNavigation } from '../navigation/useIsClientSideNavigation';
import { useScreenTitle } from './useScreenTitle';

interface ScreenHeadingProps {
  /** Document title. */
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Heading of a screen. Receives the focus after a navigation, so that screen readers continue there. */
export function ScreenHeading({ title, className, children }: ScreenHeadingProps) {
  useScreenTitle(title);
  const wasNavigatedTo = useIsClientSideNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wasNavigatedTo) heading.current?.focus({ preventScroll: true });
  }, [wasNavigatedTo]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
