import { type ReactNode, useEffect, useRef } from 'react';
import { useWasNavigatedTo } from '../navigation/useWasNavigatedTo';
import { useScreenTitle } from './useScreenTitle';

interface Props {
  /** The document's title. */
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A screen's heading. After a navigation it has the focus: reading goes on where the new begins. */
export function ScreenHeading({ title, className, children }: Props) {
  useScreenTitle(title);
  const navigated = useWasNavigatedTo();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (navigated) heading.current?.focus({ preventScroll: true });
  }, [navigated]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
