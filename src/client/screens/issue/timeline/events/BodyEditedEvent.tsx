import { Pencil } from 'lucide-react';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BodyChangeQuery } from '../../../../../../__generated__/BodyChangeQuery.graphql';
import type { BodyEditedEvent_event$key } from '../../../../../../__generated__/BodyEditedEvent_event.graphql';
import { ErrorBoundary } from '../../../../components/ErrorBoundary';
import { useAbortingQueryLoader } from '../../../../relay/useAbortingQueryLoader';
import { BodyChange, bodyChangeQuery } from './BodyChange';
import styles from './BodyEditedEvent.module.css';
import { EventIcon } from './EventIcon';
import { EventLine } from './EventLine';

/** Event for an edited description, with a button that shows the difference. */
export function BodyEditedEvent({ event }: { event: BodyEditedEvent_event$key }) {
  const data = useFragment(
    graphql`
      fragment BodyEditedEvent_event on BodyEdited {
        id
        ...EventLine_event
      }
    `,
    event,
  );
  const { queryRef, open, dispose } = useAbortingQueryLoader<BodyChangeQuery>(bodyChangeQuery);
  const load = () => open({ id: data.id });
  return (
    <>
      <EventLine event={data} icon={<EventIcon icon={Pencil} />}>
        edited the description{' '}
        <button
          type="button"
          className={styles.show}
          aria-expanded={queryRef !== null}
          onClick={queryRef ? dispose : load}
        >
          {queryRef ? 'Hide changes' : 'Show changes'}
        </button>
      </EventLine>
      {queryRef && (
        <div className={styles.change}>
          <ErrorBoundary onRetry={load}>
            <Suspense fallback={null}>
              <BodyChange queryRef={queryRef} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </>
  );
}
