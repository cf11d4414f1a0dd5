import type { TokenScope } from '../../../../__generated__/createApiTokenMutation.graphql';
import { NAME_LENGTH_MAX } from '../../../shared/limits';
import { tokenNameProblem } from '../../../shared/validation/people';
import { useForm } from '../../components/form/useForm';
import { createApiToken } from './createApiToken';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import { type Choice, ChoiceField } from '../../ui/form/ChoiceField';
import { Form } from '../../ui/form/Form';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import rows from '../../ui/rows.module.css';

const SCOPES: readonly Choice<TokenScope>[] = [
  { value: 'READ', label: 'Read', description: 'Reads what you may read.' },
  { value: 'WRITE', label: 'Write', description: 'Also files, comments and changes, as far as you may.' },
  { value: 'ADMIN', label: 'Admin', description: 'Whatever you may do, your account and the site included.' },
];

const LIVES = [
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', 'A year'],
  ['', 'For good'],
] as const;

interface TokenValues {
  name: string;
  scope: TokenScope;
  /** Empty: it has no end. */
  days: string;
}

const BLANK: TokenValues = { name: '', scope: 'READ', days: '90' };

interface Props {
  onMade: (secret: string) => void;
  onCancel: () => void;
}

/** What a token is for, how far it goes, and how long. */
export function TokenForm({ onMade, onCancel }: Props) {
  const commit = useImmediateMutation();
  const { values, change, leave, errors, ...form } = useForm({
    initial: BLANK,
    problemsOf: ({ name }) => ({ name: tokenNameProblem(name) }),
    send: ({ name, scope, days }) =>
      commit(createApiToken, { name, scope, expiresInDays: days === '' ? null : Number(days) }),
    onSent: ({ response }) => onMade(response.edit.secret ?? ''),
  });
  return (
    <Form
      label="New token"
      className={rows.form}
      submit="Make token"
      sending={form.sending}
      onSubmit={form.submit}
      onCancel={onCancel}
      error={errors.other}
    >
      <div className={rows.fields}>
        <TextField
          autoFocus
          label="Name"
          value={values.name}
          error={errors.name}
          maxLength={NAME_LENGTH_MAX}
          placeholder="What it is for"
          onBlur={() => values.name !== '' && leave('name')}
          onValueChange={(name) => change({ name })}
        />
        <SelectField
          label="Good for"
          value={values.days}
          options={LIVES}
          onChange={(days) => change({ days })}
        />
      </div>
      <ChoiceField
        label="Scope"
        choices={SCOPES}
        value={values.scope}
        onChange={(scope) => change({ scope })}
      />
    </Form>
  );
}
