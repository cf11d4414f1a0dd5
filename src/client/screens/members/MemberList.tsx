import { useState, useTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { MemberList_project$key } from '../../../../__generated__/MemberList_project.graphql';
import type { MemberListPageQuery } from '../../../../__generated__/MemberListPageQuery.graphql';
import { ListFilter } from '../../components/ListFilter';
import { useDebouncedSearch } from '../../components/pickers/useDebouncedSearch';
import { Button } from '../../ui/Button';
import { pluralize, formatCount } from '../../ui/format';
import rows from '../../ui/rows.module.css';
import { InvitationList } from './InvitationList';
import { MemberRow } from './MemberRow';
import { MemberActions } from './MemberActions';

const PAGE = 100;
/** As many as the server answers at once. */
const REFRESHED_MAX = 200;

/** A project's members, oneself first, found by a part of their name; and the ways to become one. */
export function MemberList({ project }: { project: MemberList_project$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    MemberListPageQuery,
    MemberList_project$key
  >(
    graphql`
      fragment MemberList_project on Project
      @argumentDefinitions(
        matching: { type: "String", defaultValue: "" }
        count: { type: "Int", defaultValue: 100 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "MemberListPageQuery") {
        id
        viewerCan
        ...MemberActions_project
        ...InvitationList_project
        viewerMembership {
          id
          ...MemberRow_membership
        }
        members(first: $count, after: $cursor, matching: $matching) @connection(key: "MemberList_members") {
          totalCount
          edges {
            node {
              id
              ...MemberRow_membership
            }
          }
        }
      }
    `,
    project,
  );
  const [matching, setMatching] = useState('');
  const [, startTransition] = useTransition();
  const { pending, find } = useDebouncedSearch((text) => {
    setMatching(text);
    refetch({ matching: text, count: PAGE });
  });
  const { edges, totalCount } = data.members;
  const own = data.viewerMembership;
  const found = edges.map(({ node }) => node);
  const shown = own && matching === '' ? [own, ...found.filter(({ id }) => id !== own.id)] : found;
  const refresh = () =>
    startTransition(() => {
      const count = Math.min(Math.max(PAGE, edges.length), REFRESHED_MAX);
      refetch({ matching, count }, { fetchPolicy: 'network-only' });
    });
  return (
    <>
      <MemberActions project={data} onAdded={refresh}>
        <ListFilter
          label="Find members"
          count={pluralize(totalCount, 'member')}
          pending={pending}
          onType={find}
        />
      </MemberActions>
      <InvitationList project={data} />
      {totalCount > 0 && (
        <ul className={rows.rows} aria-label="Members">
          {shown.map((membership) => (
            <MemberRow
              key={membership.id}
              membership={membership}
              projectId={data.id}
              isOneself={membership.id === own?.id}
              editable={data.viewerCan.includes('MAINTAIN')}
              onRemoved={refresh}
            />
          ))}
        </ul>
      )}
      {totalCount === 0 && (
        <p className={rows.none}>
          {matching === '' ? 'Nobody is a member yet.' : `No member has “${matching}” in their name.`}
        </p>
      )}
      {hasNext && (
        <Button className={rows.older} disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
          {isLoadingNext ? 'Loading…' : `Show more of ${formatCount(totalCount)}`}
        </Button>
      )}
    </>
  );
}
