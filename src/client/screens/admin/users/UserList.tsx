import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { UserList_query$key } from '../../../../../__generated__/UserList_query.graphql';
import type { UserListPageQuery } from '../../../../../__generated__/UserListPageQuery.graphql';
import { InlineFormButton, useInlineForms, InlineForm } from '../../../components/list/InlineForm';
import { SearchableList, useSearchableList } from '../../../components/list/SearchableList';
import rows from '../../../ui/rows.module.css';
import { PasswordLink } from './PasswordLink';
import { UserRow } from './UserRow';
import { EMAIL_LENGTH_MAX, DISPLAY_NAME_LENGTH_MAX } from '../../../../shared/limits';
import {
  getEmailProblem,
  getLoginNameProblem,
  getPersonNameProblem,
} from '../../../../shared/validation/people';
import { useForm } from '../../../components/form/useForm';
import { useImmediateMutation } from '../../../mutations/queue/commitImmediateMutation';
import { CheckboxField } from '../../../ui/form/ChoiceField';
import { TextField } from '../../../ui/form/TextField';
import type { UserListCreateMutation } from '../../../../../__generated__/UserListCreateMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

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

interface NewUserFormProps {
  /**
   * Called when the account has been created.
   *
   * @param secret the secret of the link with which its owner chooses a password; null if there is none
   */
  onCreated: (login: string, secret: string | null) => void;
  onCancel: () => void;
}

function NewUserForm({ onCreated, onCancel }: NewUserFormProps) {
  const commit = useImmediateMutation();
  const form = useForm({
    initial: { login: '', name: '', email: '', administrator: false },
    problemsOf: ({ login, name, email }) => ({
      login: getLoginNameProblem(login),
      name: getPersonNameProblem(name),
      email: getEmailProblem(email.trim()),
    }),
    send: ({ email, ...user }) => commit(createUser, { ...user, email: email.trim() || null }),
    onSent: ({ response }) => {
      onCreated(values.login, response.edit.passwordSecret ?? null);
    },
  });
  const { values, field, change } = form;
  return (
    <InlineForm label="New user" submit="Create account" form={form} onCancel={onCancel}>
      <div className={rows.fields}>
        <TextField autoFocus label="Name" {...field('name')} maxLength={DISPLAY_NAME_LENGTH_MAX} />
        <TextField
          label="Login"
          autoCapitalize="none"
          spellCheck={false}
          {...field('login')}
          maxLength={39}
          onValueChange={(login) => change({ login: login.toLowerCase() })}
        />
        <TextField label="Email (optional)" type="email" {...field('email')} maxLength={EMAIL_LENGTH_MAX} />
      </div>
      <CheckboxField
        label="Administrator"
        description="Full access to all projects, accounts and settings."
        checked={values.administrator}
        onChange={(administrator) => change({ administrator })}
      />
    </InlineForm>
  );
}

/** Creates an account. The response contains the secret of its password link; it cannot be read later. */
const createUser: MutationDefinition<UserListCreateMutation, 'immediate'> = {
  name: 'createUser',
  delivery: 'immediate',
  document: graphql`
    mutation UserListCreateMutation($input: CreateUserInput!) {
      edit: createUser(input: $input) {
        passwordSecret
        errors {
          ...userError_error
        }
      }
    }
  `,
};
