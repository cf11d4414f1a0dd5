import { DISPLAY_NAME_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../../../shared/limits';
import { PasswordField } from '../../ui/form/PasswordField';
import { TextField } from '../../ui/form/TextField';

interface AccountFormValues {
  login: string;
  name: string;
  password: string;
}

interface Props {
  values: AccountFormValues;
  errors: { [Field in keyof AccountFormValues]?: string | undefined };
  change: (part: Partial<AccountFormValues>) => void;
  leave: (field: keyof AccountFormValues) => void;
}

/** Name, login and password of a new account. */
export function AccountFields({ values, errors, change, leave }: Props) {
  const leaveFilled = (field: keyof AccountFormValues) => () => values[field] !== '' && leave(field);
  return (
    <>
      <TextField
        autoFocus
        label="Your name"
        autoComplete="name"
        value={values.name}
        error={errors.name}
        maxLength={DISPLAY_NAME_LENGTH_MAX}
        onBlur={leaveFilled('name')}
        onValueChange={(name) => change({ name })}
      />
      <TextField
        label="Login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.login}
        error={errors.login}
        hint="Others mention you as @login. It cannot be changed later."
        maxLength={39}
        onBlur={leaveFilled('login')}
        onValueChange={(login) => change({ login: login.toLowerCase() })}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        value={values.password}
        error={errors.password}
        hint={`${PASSWORD_LENGTH_MIN} characters or more. A few random words work well.`}
        onBlur={leaveFilled('password')}
        onValueChange={(password) => change({ password })}
      />
    </>
  );
}
