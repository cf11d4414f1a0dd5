import { Pencil } from 'lucide-react';
import { Suspense } from 'react';
import { graphql, useFragment, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { BodyEditedEventQuery } from '../../../../../../__generated__/BodyEditedEventQuery.graphql';
import type { BodyEditedEvent_event$key } from '../../../../../../__generated__/BodyEditedEvent_event.graphql';
import { ErrorBoundary } from '../../../../components/errors/ErrorBoundary';
import { useAbortingQueryLoader } from '../../../../relay/queries/useAbortingQueryLoader';
import styles from './BodyEditedEvent.module.css';
import { TimelineEventIcon, TimelineEventLine } from './TimelineEventLine';
import { lazyWithPreload } from '../../../../ui/lazyWithPreload';

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
  const { queryRef, open, dispose } = useAbortingQueryLoader<BodyEditedEventQuery>(issueBodyDiffQuery);
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

const TextDifference = lazyWithPreload(
  async () => (await import('../../../../components/editing/TextDifference')).TextDifference,
);

const issueBodyDiffQuery = graphql`
  query BodyEditedEventQuery($id: ID!) {
    node(id: $id) {
      ... on BodyEdited @alias(as: "edit") {
        before @required(action: NONE)
        after @required(action: NONE)
      }
    }
  }
`;

/** The difference that an edit made to the description. */
function IssueBodyDiff({ queryRef }: { queryRef: PreloadedQuery<BodyEditedEventQuery> }) {
  const edit = usePreloadedQuery<BodyEditedEventQuery>(issueBodyDiffQuery, queryRef).node?.edit;
  if (!edit) return <p>The previous text is not available.</p>;
  return <TextDifference before={edit.before} after={edit.after} />;
}
