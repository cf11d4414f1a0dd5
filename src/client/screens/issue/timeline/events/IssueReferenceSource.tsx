import { graphql, useFragment } from 'react-relay';
import type { IssueReferenceSource_event$key } from '../../../../../../__generated__/IssueReferenceSource_event.graphql';
import { CommitReference, ExternalReference } from './CommitReference';
import { IssueKeyLink } from './IssueKeyLink';

/** The source of a mention: an issue, a commit or an external page. */
export function IssueReferenceSource({ event }: { event: IssueReferenceSource_event$key }) {
  const data = useFragment(
    graphql`
      fragment IssueReferenceSource_event on Referenced {
        commit
        url
        title
        sourceIssue
        from {
          ...IssueKeyLink_issue
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
