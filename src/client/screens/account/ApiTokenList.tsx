import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ApiTokenList_account$key } from '../../../../__generated__/ApiTokenList_account.graphql';
import { InlineFormButton, useInlineForms, InlineForm } from '../../components/list/InlineForm';
import { CopyableSecret } from '../../ui/copy/CopyableSecret';
import rows from '../../ui/rows.module.css';
import type { ApiTokenList_token$key } from '../../../../__generated__/ApiTokenList_token.graphql';
import { ConfirmButton } from '../../components/permissions/ConfirmButton';
import { ListRow } from '../../components/list/ListRow';
import { RelativeTime, useNow } from '../../ui/RelativeTime';
import { useImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { announceToScreenReader } from '../../ui/announce';
import { formatDate } from '../../ui/format';
import type {
  TokenScope,
  ApiTokenListCreateMutation,
} from '../../../../__generated__/ApiTokenListCreateMutation.graphql';
import { DISPLAY_NAME_LENGTH_MAX } from '../../../shared/limits';
import { getApiTokenNameProblem } from '../../../shared/validation/people';
import { useForm } from '../../components/form/useForm';
import { type ChoiceOption, ChoiceField } from '../../ui/form/ChoiceField';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';
import type { ApiTokenListRevokeMutation } from '../../../../__generated__/ApiTokenListRevokeMutation.graphql';

/** The viewer's API tokens, and the form that creates one. */
export function ApiTokenList({ account }: { account: ApiTokenList_account$key }) {
  const { tokens } = useFragment(
    graphql`
      fragment ApiTokenList_account on Account {
        tokens {
          id
          ...ApiTokenList_token
        }
      }
    `,
    account,
  );
  const forms = useInlineForms<'new' | 'secret'>();
  const [secret, setSecret] = useState('');
  return (
    <>
      <div className={rows.bar}>
        <p>Tokens let scripts act as you: integrations, CI jobs and other tools.</p>
        <InlineFormButton forms={forms} name="new" icon={Plus} permitted requirement="">
          New token
        </InlineFormButton>
        {forms.open === 'new' && (
          <ApiTokenForm
            onCreated={(created) => {
              setSecret(created);
              forms.show('secret');
            }}
            onCancel={forms.close}
          />
        )}
        {forms.open === 'secret' && (
          <CopyableSecret label="Your new token" secret={secret} onDone={forms.close}>
            Copy the token now: it is not shown again. Anyone with it can act as you within its scope, so keep
            it like a password.
          </CopyableSecret>
        )}
      </div>
      {tokens.length > 0 ? (
        <ul className={rows.rows}>
          {tokens.map((token) => (
            <ApiTokenListRow key={token.id} token={token} />
          ))}
        </ul>
      ) : (
        <p className={rows.empty}>No tokens yet. Create one to use the API.</p>
      )}
    </>
  );
}

/** The scope of a token as text: `Read`. */
const formatApiTokenScope = (scope: string): string => scope.charAt(0) + scope.slice(1).toLowerCase();

/** An API token: name, scope, last use and expiry. The secret is not available after creation. */
function ApiTokenListRow({ token }: { token: ApiTokenList_token$key }) {
  const { id, name, scope, createdAt, usedAt, expiresAt } = useFragment(
    graphql`
      fragment ApiTokenList_token on ApiToken {
        id
        name
        scope
        createdAt
        usedAt
        expiresAt
      }
    `,
    token,
  );
  const commit = useImmediateMutation();
  const expiry = expiresAt ? Date.parse(expiresAt) : Number.POSITIVE_INFINITY;
  const isExpired = useNow() >= expiry;
  return (
    <ListRow
      name={name}
      badges={[formatApiTokenScope(scope), ...(isExpired ? ['Expired'] : [])]}
      detail={
        <>
          {usedAt ? (
            <>
              Last used <RelativeTime dateTime={usedAt} />
            </>
          ) : (
            'Never used'
          )}{' '}
          · created <RelativeTime dateTime={createdAt} />
          {expiresAt ? ` · ${isExpired ? 'expired' : 'expires'} ${formatDate(expiry)}` : ' · never expires'}
        </>
      }
    >
      <ConfirmButton
        label="Revoke"
        subject={name}
        title={`Revoke the token “${name}”?`}
        confirmLabel="Revoke token"
        commit={() => commit(revokeApiToken, { id })}
        onDone={() => announceToScreenReader('Token revoked')}
      >
        <p>Scripts that use it stop working immediately. This cannot be undone.</p>
      </ConfirmButton>
    </ListRow>
  );
}

const API_TOKEN_SCOPE_CHOICES: readonly ChoiceOption<TokenScope>[] = [
  { value: 'READ', label: 'Read', description: 'Read everything that you can read.' },
  { value: 'WRITE', label: 'Write', description: 'Create and edit, within your permissions.' },
  {
    value: 'ADMIN',
    label: 'Admin',
    description: 'Full access to everything you can do, including account settings.',
  },
];

/** Lifetimes of API tokens in days; empty: unlimited. */
const API_TOKEN_LIFETIME_OPTIONS = [
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', '1 year'],
  ['', 'Never expires'],
] as const;

interface ApiTokenFormValues {
  name: string;
  scope: TokenScope;
  /** Lifetime of the token in days; empty: the token never expires. */
  days: string;
}

const INITIAL_API_TOKEN_FORM_VALUES: ApiTokenFormValues = { name: '', scope: 'READ', days: '90' };

interface ApiTokenFormProps {
  /** Called with the secret of the new token. */
  onCreated: (secret: string) => void;
  onCancel: () => void;
}

function ApiTokenForm({ onCreated, onCancel }: ApiTokenFormProps) {
  const commit = useImmediateMutation();
  const form = useForm({
    initial: INITIAL_API_TOKEN_FORM_VALUES,
    problemsOf: ({ name }) => ({ name: getApiTokenNameProblem(name) }),
    send: ({ name, scope, days }) =>
      commit(createApiToken, { name, scope, expiresInDays: days === '' ? null : Number(days) }),
    onSent: ({ response }) => onCreated(response.edit.secret ?? ''),
  });
  const { values, field, change } = form;
  return (
    <InlineForm label="New token" submit="Create token" form={form} onCancel={onCancel}>
      <div className={rows.fields}>
        <TextField
          autoFocus
          label="Name"
          {...field('name')}
          maxLength={DISPLAY_NAME_LENGTH_MAX}
          placeholder="What the token is for"
        />
        <SelectField
          label="Expires after"
          value={values.days}
          options={API_TOKEN_LIFETIME_OPTIONS}
          onChange={(days) => change({ days })}
        />
      </div>
      <ChoiceField
        label="Scope"
        choices={API_TOKEN_SCOPE_CHOICES}
        value={values.scope}
        onChange={(scope) => change({ scope })}
      />
    </InlineForm>
  );
}

/** Creates an API token of the viewer. The response contains its secret; it cannot be read later. */
const createApiToken: MutationDefinition<ApiTokenListCreateMutation, 'immediate'> = {
  name: 'createApiToken',
  delivery: 'immediate',
  document: graphql`
    mutation ApiTokenListCreateMutation($input: CreateApiTokenInput!) {
      edit: createApiToken(input: $input) {
        secret
        account {
          ...ApiTokenList_account
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

const revokeApiToken: MutationDefinition<ApiTokenListRevokeMutation, 'immediate'> = {
  name: 'revokeApiToken',
  delivery: 'immediate',
  document: graphql`
    mutation ApiTokenListRevokeMutation($input: RevokeApiTokenInput!) {
      edit: revokeApiToken(input: $input) {
        account {
          ...ApiTokenList_account
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
