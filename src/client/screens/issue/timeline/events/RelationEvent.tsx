import { GitCommitHorizontal, Link2, Link2Off } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type {
  RelationEvent_event$data,
  RelationEvent_event$key,
} from '../../../../../../__generated__/RelationEvent_event.graphql';
import {
  IssueKeyLink,
  TimelineEventIcon,
  TimelineEventLine,
  CommitReference,
  ExternalReference,
} from './TimelineEventLine';
import type { RelationEvent_reference$key } from '../../../../../../__generated__/RelationEvent_reference.graphql';

const RELATION_EVENT_ICONS = { Linked: Link2, Unlinked: Link2Off, Referenced: GitCommitHorizontal };

/** Text of each kind of issue link between "marked this as" and the other issue. */
const ISSUE_LINK_KIND_TEXTS: Record<string, string> = {
  DUPLICATES: 'a duplicate of',
  DUPLICATED_BY: 'duplicated by',
  BLOCKS: 'blocking',
  BLOCKED_BY: 'blocked by',
  RELATES: 'related to',
  CHILD: 'the parent of',
};

/** Timeline event for an issue link that was added or removed, or for a mention. */
export function RelationEvent({ event }: { event: RelationEvent_event$key }) {
  const data = useFragment(
    graphql`
      fragment RelationEvent_event on IssueEvent {
        __typename
        ...TimelineEventLine_event
        ... on Linked {
          kind
          to {
            ...TimelineEventLine_issue
          }
        }
        ... on Unlinked {
          kind
          to {
            ...TimelineEventLine_issue
          }
        }
        ...RelationEvent_reference @alias(as: "reference")
      }
    `,
    event,
  );
  const icon = RELATION_EVENT_ICONS[data.__typename as keyof typeof RELATION_EVENT_ICONS];
  return (
    <TimelineEventLine event={data} icon={<TimelineEventIcon icon={icon} />}>
      {renderRelationEventText(data)}
    </TimelineEventLine>
  );
}

function renderRelationEventText(data: RelationEvent_event$data) {
  if (data.reference) {
    return (
      <>
        mentioned this in <IssueReferenceSource event={data.reference} />
      </>
    );
  }
  const verb = data.__typename === 'Linked' ? 'marked this as' : 'unmarked this as';
  return (
    <>
      {verb} {ISSUE_LINK_KIND_TEXTS[data.kind ?? ''] ?? 'linked to'}{' '}
      {data.to ? <IssueKeyLink issue={data.to} /> : 'a deleted issue'}
    </>
  );
}

/** The source of a mention: an issue, a commit or an external page. */
function IssueReferenceSource({ event }: { event: RelationEvent_reference$key }) {
  const data = useFragment(
    graphql`
      fragment RelationEvent_reference on Referenced {
        commit
        url
        title
        sourceIssue
        from {
          ...TimelineEventLine_issue
        }
      }
    `,
    event,
  );
  if (data.from) return <IssueKeyLink issue={data.from} />;
  const url = data.url ?? null;
  if (data.commit) return <CommitReference hash={data.commit} url={url} />;
  return (
    <>
      <ExternalReference url={url}>{data.title ?? data.sourceIssue ?? 'an external page'}</ExternalReference>
      {data.title && data.sourceIssue && ` ${data.sourceIssue}`}
    </>
  );
}
