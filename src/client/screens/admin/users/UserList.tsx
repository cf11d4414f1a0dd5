import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { UserList_query$key } from '../../../../../__generated__/UserList_query.graphql';
import type { UserListPageQuery } from '../../../../../__generated__/UserListPageQuery.graphql';
import { InlineFormButton, useInlineForms } from '../../../components/list/InlineForm';
import { SearchableList } from '../../../components/list/SearchableList';
import { useSearchableList } from '../../../components/list/useSearchableList';
import rows from '../../../ui/rows.module.css';
import { NewUserForm } from './NewUserForm';
import { PasswordLink } from './PasswordLink';
import { UserRow } from './UserRow';

const USERS_PAGE_SIZE = 50;

/** All user accounts, with a search box and a form that creates one. */
export function UserList({ query }: { query: UserList_query$key }) {
  const { data, ...pagination } = usePaginationFragment<UserListPageQuery, UserList_query$key>(
    graphql`
      fragment UserList_query on Query
      @argumentDefinitions(
        matching: { type: "String", defaultValue: "" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "UserListPageQuery") {
        viewer {
          id
        }
        users(first: $count, after: $cursor, matching: $matching) @connection(key: "UserList_users") {
          totalCount
          edges {
            node {
              id
              ...UserRow_user
            }
          }
        }
      }
    `,
    query,
  );
  const { edges, totalCount } = data.users;
  const state = useSearchableList(pagination, USERS_PAGE_SIZE, edges.length);
  const forms = useInlineForms<'new' | 'link'>();
  const [link, setLink] = useState({ login: '', secret: '' });
  const showLink = (login: string, secret: string | null) => {
    state.refresh();
    if (secret === null) return forms.close();
    setLink({ login, secret });
    forms.show('link');
  };
  return (
    <SearchableList
      state={state}
      noun="user"
      totalCount={totalCount}
      emptyText="No users yet. Create the first account."
      actions={
        <>
          <InlineFormButton forms={forms} name="new" icon={Plus} permitted requirement="">
            New user
          </InlineFormButton>
          {forms.open === 'new' && <NewUserForm onCreated={showLink} onCancel={forms.close} />}
          {forms.open === 'link' && <PasswordLink {...link} onDone={forms.close} />}
        </>
      }
    >
      <ul className={rows.rows} aria-label="Users">
        {edges.map(({ node }) => (
          <UserRow key={node.id} user={node} isViewer={node.id === data.viewer?.id} />
        ))}
      </ul>
    </SearchableList>
  );
}
