import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import type { MemberList_project$key } from '../../../../__generated__/MemberList_project.graphql';
import type { MemberList_site$key } from '../../../../__generated__/MemberList_site.graphql';
import type { MemberListPageQuery } from '../../../../__generated__/MemberListPageQuery.graphql';
import { SearchableList, useSearchableList } from '../../components/list/SearchableList';
import rows from '../../ui/rows.module.css';
import { InvitationList } from './InvitationList';
import { MemberActions } from './MemberActions';
import { MemberRow } from './MemberRow';

const MEMBERS_PAGE_SIZE = 100;

interface MemberListProps {
  project: MemberList_project$key;
  site: MemberList_site$key;
}

/** The members of a project, the viewer first, and its invitation links. */
export function MemberList({ project, site }: MemberListProps) {
  const { data, ...pagination } = usePaginationFragment<MemberListPageQuery, MemberList_project$key>(
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
  const siteData = useFragment(
    graphql`
      fragment MemberList_site on Site {
        ...MemberActions_site
      }
    `,
    site,
  );
  const { edges, totalCount } = data.members;
  const state = useSearchableList(pagination, MEMBERS_PAGE_SIZE, edges.length);
  const own = data.viewerMembership;
  const members = edges.map(({ node }) => node);
  const shown = own && state.matching === '' ? [own, ...members.filter(({ id }) => id !== own.id)] : members;
  return (
    <SearchableList
      state={state}
      noun="member"
      totalCount={totalCount}
      emptyText="No members yet. Add a member or invite people with a link."
      actions={<MemberActions project={data} site={siteData} onAdded={state.refresh} />}
    >
      <InvitationList project={data} />
      {totalCount > 0 && (
        <ul className={rows.rows} aria-label="Members">
          {shown.map((membership) => (
            <MemberRow
              key={membership.id}
              membership={membership}
              projectId={data.id}
              isViewer={membership.id === own?.id}
              editable={data.viewerCan.includes('MAINTAIN')}
              onRemoved={state.refresh}
            />
          ))}
        </ul>
      )}
    </SearchableList>
  );
}
