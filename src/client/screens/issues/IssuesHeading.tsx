import { useEffect, useRef } from 'react';
import { useIsClientSideNavigation } from '../../navigation/useIsClientSideNavigation';
import { useScreenTitle } from '../../components/useScreenTitle';
import styles from './IssuesHeading.module.css';

/**
 * Visually hidden heading of the issue list for screen readers. Receives the focus after a navigation, unless
 * a row has it.
 */
export function IssuesHeading({ projectName }: { projectName: string }) {
  useScreenTitle(`Issues · ${projectName}`);
  const navigated = useIsClientSideNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (navigated && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [navigated]);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      Issues of {projectName}
    </h1>
  );
}
