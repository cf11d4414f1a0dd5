import { useState } from 'react';
import type { TokenScope } from '../../../../__generated__/createApiTokenMutation.graphql';
import { NAME_LENGTH_MAX } from '../../../shared/limits';
import { apiTokenNameProblem } from '../../../shared/validation/people';
import { useForm } from '../../components/form/useForm';
import { SecretOnce } from '../../components/SecretOnce';
import { createApiToken } from './createApiToken';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import { type ChoiceOption, ChoiceField } from '../../ui/form/ChoiceField';
import { Form } from '../../ui/form/Form';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import rows from '../../ui/rows.module.css';

const TOKEN_SCOPE_CHOICES: readonly ChoiceOption<TokenScope>[] = [
  { value: 'READ', label: 'Read', description: 'Read everything that you can read.' },
  { value: 'WRITE', label: 'Write', description: 'Create and edit, within your permissions.' },
  {
    value: 'ADMIN',
    label: 'Admin',
    description: 'Full access to everything you can do, including account settings.',
  },
];

/** Lifetimes in days; empty: unlimited. */
const TOKEN_LIFETIME_OPTIONS = [
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', '1 year'],
  ['', 'Never expires'],
] as const;

interface TokenFormValues {
  name: string;
  scope: TokenScope;
  /** Empty: the token never expires. */
  days: string;
}

const INITIAL_TOKEN_VALUES: TokenFormValues = { name: '', scope: 'READ', days: '90' };

/** Creates an API token, then shows its secret once. */
export function TokenForm({ onClose }: { onClose: () => void }) {
  const commit = useImmediateMutation();
  const [secret, setSecret] = useState<string | null>(null);
  const { values, change, leave, errors, ...form } = useForm({
    initial: INITIAL_TOKEN_VALUES,
    problemsOf: ({ name }) => ({ name: apiTokenNameProblem(name) }),
    send: ({ name, scope, days }) =>
      commit(createApiToken, { name, scope, expiresInDays: days === '' ? null : Number(days) }),
    onSent: ({ response }) => setSecret(response.edit.secret ?? ''),
  });
  if (secret !== null) {
    return (
      <SecretOnce label="Your new token" secret={secret} onDone={onClose}>
        Copy the token now: it is not shown again. Anyone with it can act as you within its scope, so keep it
        like a password.
      </SecretOnce>
    );
  }
  return (
    <Form
      label="New token"
      className={rows.form}
      submit="Create token"
      sending={form.sending}
      onSubmit={form.submit}
      onCancel={onClose}
      error={errors.other}
    >
      <div className={rows.fields}>
        <TextField
          autoFocus
          label="Name"
          value={values.name}
          error={errors.name}
          maxLength={NAME_LENGTH_MAX}
          placeholder="What the token is for"
          onBlur={() => values.name !== '' && leave('name')}
          onValueChange={(name) => change({ name })}
        />
        <SelectField
          label="Expires after"
          value={values.days}
          options={TOKEN_LIFETIME_OPTIONS}
          onChange={(days) => change({ days })}
        />
      </div>
      <ChoiceField
        label="Scope"
        choices={TOKEN_SCOPE_CHOICES}
        value={values.scope}
        onChange={(scope) => change({ scope })}
      />
    </Form>
  );
}
