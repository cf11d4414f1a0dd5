import { Plus } from 'lucide-react';
import { useRef, useState, useTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { UserList_query$key } from '../../../../../__generated__/UserList_query.graphql';
import type { UserListPageQuery } from '../../../../../__generated__/UserListPageQuery.graphql';
import { ListFilter } from '../../../components/ListFilter';
import { useDebouncedSearch } from '../../../components/pickers/useDebouncedSearch';
import { Button } from '../../../ui/Button';
import { pluralize, formatCount } from '../../../ui/format';
import rows from '../../../ui/rows.module.css';
import { NewUserForm } from './NewUserForm';
import { PasswordLink } from './PasswordLink';
import { UserRow } from './UserRow';

const PAGE = 50;

/** Users, found by a part of their name. */
export function UserList({ query }: { query: UserList_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    UserListPageQuery,
    UserList_query$key
  >(
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
  const [matching, setMatching] = useState('');
  const [, startTransition] = useTransition();
  const { pending, find } = useDebouncedSearch((text) => {
    setMatching(text);
    refetch({ matching: text, count: PAGE });
  });
  const button = useRef<HTMLButtonElement>(null);
  const [making, setMaking] = useState(false);
  const [link, setLink] = useState<{ login: string; secret: string } | null>(null);
  const close = () => {
    setMaking(false);
    setLink(null);
    button.current?.focus();
  };
  const { edges, totalCount } = data.users;
  return (
    <>
      <div className={rows.bar}>
        <ListFilter
          label="Find users"
          count={pluralize(totalCount, 'user')}
          pending={pending}
          onType={find}
        />
        <Button
          ref={button}
          variant="primary"
          aria-expanded={making}
          onClick={() => {
            setMaking(!making);
            setLink(null);
          }}
        >
          <Plus size={14} strokeWidth={2} aria-hidden="true" /> New user
        </Button>
      </div>
      {making && (
        <NewUserForm
          onMade={(made) => {
            setMaking(false);
            setLink(made);
            startTransition(() => {
              refetch({ matching, count: PAGE }, { fetchPolicy: 'network-only' });
            });
          }}
          onCancel={close}
        />
      )}
      {link && <PasswordLink {...link} onDone={close} />}
      <ul className={rows.rows} aria-label="Users">
        {edges.map(({ node }) => (
          <UserRow key={node.id} user={node} isOneself={node.id === data.viewer?.id} />
        ))}
      </ul>
      {totalCount === 0 && <p className={rows.none}>Nobody has “{matching}” in their name.</p>}
      {hasNext && (
        <Button className={rows.older} disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
          {isLoadingNext ? 'Loading…' : `Show more of ${formatCount(totalCount)}`}
        </Button>
      )}
    </>
  );
}
