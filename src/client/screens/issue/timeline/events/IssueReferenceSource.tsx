import { graphql, useFragment } from 'react-relay';
import type { IssueReferenceSource_event$key } from '../../../../../../__generated__/IssueReferenceSource_event.graphql';
import { IssueReference } from '../../reference/IssueReference';

/** The source of a mention: an issue, a commit or an external page. */
export function IssueReferenceSource({ event }: { event: IssueReferenceSource_event$key }) {
  const data = useFragment(
    graphql`
      fragment IssueReferenceSource_event on Referenced {
        commit
        url
        title
        from {
          ...IssueReference_issue
        }
      }
    `,
    event,
  );
  if (data.from) return <IssueReference issue={data.from} />;
  const name = data.title ?? (data.commit ? `commit ${data.commit.slice(0, 10)}` : 'an external page');
  if (!data.url?.startsWith('http')) return <b>{name}</b>;
  return (
    <a href={data.url} rel="noreferrer" target="_blank">
      <b>{name}</b>
    </a>
  );
}
