import type { TokenScope } from '../../../../__generated__/createApiTokenMutation.graphql';
import { DISPLAY_NAME_LENGTH_MAX } from '../../../shared/limits';
import { getApiTokenNameProblem } from '../../../shared/validation/people';
import { useForm } from '../../components/form/useForm';
import { InlineForm } from '../../components/list/InlineForm';
import { createApiToken } from './createApiToken';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import { type ChoiceOption, ChoiceField } from '../../ui/form/ChoiceField';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import rows from '../../ui/rows.module.css';

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

/** Form that creates an API token. */
export function ApiTokenForm({ onCreated, onCancel }: ApiTokenFormProps) {
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
