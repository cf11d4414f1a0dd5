import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useParams, useLocation } from 'react-router-dom';
import styles from './IssueScreen.module.css';
import { HoldKeys } from '../../ui/keys/HoldKeys';
import { Skeleton } from '../../ui/Skeleton';

interface IssueLayoutProps {
  header: ReactNode;
  fields: ReactNode;
  body: ReactNode;
  busy?: boolean;
}

/**
 * Layout of the issue screen: the texts beside the fields; on narrow screens the fields are between the title
 * and the texts.
 */
export function IssueLayout({ header, fields, body, busy = false }: IssueLayoutProps) {
  const scroll = useScrollRestoration<HTMLDivElement>(!busy);
  return (
    <div ref={scroll} className={styles.scroll} aria-busy={busy}>
      <article className={styles.grid}>
        <div className={styles.header}>{header}</div>
        <aside className={styles.fields} aria-label="Fields">
          <div className={styles.sticky}>{fields}</div>
        </aside>
        <div className={styles.body}>{body}</div>
      </article>
    </div>
  );
}

/** Placeholder for the issue screen while its code is loading. */
export function IssueScreenSkeleton() {
  const { key, number } = useParams();
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.crumbs}>
          <span className={styles.key}>
            {key}-{number}
          </span>
        </div>
      </div>
      <IssueLayoutSkeleton />
    </>
  );
}

/** Placeholder for the issue while its data is loading, with the line heights of the content. */
export function IssueLayoutSkeleton() {
  return (
    <IssueLayout
      busy
      header={
        <>
          <HoldKeys allowsTyping />
          <Skeleton width="62%" height="14px" line="28px" />
          <IssueMetaSkeleton />
        </>
      }
      fields={
        <div>
          {SKELETON_FIELD_WIDTHS.map((width) => (
            <div key={width} style={{ padding: '0 8px' }}>
              <Skeleton width={width} line="34px" />
            </div>
          ))}
        </div>
      }
      body={<IssueConversationSkeleton />}
    />
  );
}

/** Reserves space for the menu button. */
export const IssueMenuSkeleton = () => <span style={{ width: '30px' }} />;

/** Placeholder for the line below the title. */
export const IssueMetaSkeleton = () => (
  <div style={{ margin: '10px 0 20px' }}>
    <Skeleton width="34%" line="20px" />
  </div>
);

/** Grey lines in place of an issue's description and timeline while they load. */
export const IssueConversationSkeleton = () =>
  SKELETON_LINE_WIDTHS.map((width) => <Skeleton key={width} width={width} line="22px" />);

const SKELETON_FIELD_WIDTHS = ['58%', '46%', '70%', '62%', '40%', '44%'];
const SKELETON_LINE_WIDTHS = ['96%', '100%', '88%', '93%', '52%'];

/** Scroll positions by key of the history entry; lost on reload. */
const scrollPositionsByHistoryKey = new Map<string, number>();

/**
 * Returns the ref for an element that scrolls. Its scroll position is saved with the current history entry, and restored
 * when the user goes back to that entry.
 *
 * @param isReady whether the element has its content; before that, it may be too short to scroll to the position
 */
function useScrollRestoration<T extends HTMLElement>(isReady: boolean): RefObject<T | null> {
  const container = useRef<T>(null);
  const { key } = useLocation();
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    if (isReady) element.scrollTop = scrollPositionsByHistoryKey.get(key) ?? 0;
    const save = (): void => void scrollPositionsByHistoryKey.set(key, element.scrollTop);
    element.addEventListener('scroll', save, { passive: true });
    return () => element.removeEventListener('scroll', save);
  }, [key, isReady]);
  return container;
}
