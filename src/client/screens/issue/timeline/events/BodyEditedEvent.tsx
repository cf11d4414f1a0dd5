import { Pencil } from 'lucide-react';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { IssueBodyDiffQuery } from '../../../../../../__generated__/IssueBodyDiffQuery.graphql';
import type { BodyEditedEvent_event$key } from '../../../../../../__generated__/BodyEditedEvent_event.graphql';
import { ErrorBoundary } from '../../../../components/ErrorBoundary';
import { useAbortingQueryLoader } from '../../../../relay/useAbortingQueryLoader';
import { IssueBodyDiff, issueBodyDiffQuery } from './IssueBodyDiff';
import styles from './BodyEditedEvent.module.css';
import { TimelineEventIcon } from './TimelineEventIcon';
import { TimelineEventLine } from './TimelineEventLine';

/** Event for an edited description, with a button that shows the difference. */
export function BodyEditedEvent({ event }: { event: BodyEditedEvent_event$key }) {
  const data = useFragment(
    graphql`
      fragment BodyEditedEvent_event on BodyEdited {
        id
        ...TimelineEventLine_event
      }
    `,
    event,
  );
  const { queryRef, open, dispose } = useAbortingQueryLoader<IssueBodyDiffQuery>(issueBodyDiffQuery);
  const load = () => open({ id: data.id });
  return (
    <>
      <TimelineEventLine event={data} icon={<TimelineEventIcon icon={Pencil} />}>
        edited the description{' '}
        <button
          type="button"
          className={styles.show}
          aria-expanded={queryRef !== null}
          onClick={queryRef ? dispose : load}
        >
          {queryRef ? 'Hide changes' : 'Show changes'}
        </button>
      </TimelineEventLine>
      {queryRef && (
        <div className={styles.change}>
          <ErrorBoundary onRetry={load}>
            <Suspense fallback={null}>
              <IssueBodyDiff queryRef={queryRef} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </>
  );
}
