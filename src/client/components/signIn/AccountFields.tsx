import { NAME_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../../../shared/limits';
import { PasswordField } from '../../ui/form/PasswordField';
import { TextField } from '../../ui/form/TextField';

interface AccountValues {
  login: string;
  name: string;
  password: string;
}

interface Props {
  values: AccountValues;
  errors: { [Field in keyof AccountValues]?: string | undefined };
  change: (part: Partial<AccountValues>) => void;
  leave: (field: keyof AccountValues) => void;
}

/** Of which a new account is made. */
export function AccountFields({ values, errors, change, leave }: Props) {
  const left = (field: keyof AccountValues) => () => values[field] !== '' && leave(field);
  return (
    <>
      <TextField
        autoFocus
        label="Your name"
        autoComplete="name"
        value={values.name}
        error={errors.name}
        maxLength={NAME_LENGTH_MAX}
        onBlur={left('name')}
        onValueChange={(name) => change({ name })}
      />
      <TextField
        label="Login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.login}
        error={errors.login}
        hint="By this others mention and find you: @login."
        maxLength={39}
        onBlur={left('login')}
        onValueChange={(login) => change({ login: login.toLowerCase() })}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        value={values.password}
        error={errors.password}
        hint={`${PASSWORD_LENGTH_MIN} characters or more; a few words make a good one.`}
        onBlur={left('password')}
        onValueChange={(password) => change({ password })}
      />
    </>
  );
}
