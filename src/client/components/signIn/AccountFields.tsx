import { DISPLAY_NAME_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../../../shared/limits';
import { PasswordField } from '../../ui/form/PasswordField';
import { TextField } from '../../ui/form/TextField';
import type { FormFieldBinding } from '../form/useForm';

interface AccountFieldsProps {
  /** Returns the props that connect an input with a field of the form, from `useForm`. */
  field: (name: 'login' | 'name' | 'password') => FormFieldBinding<string>;
}

/** Name, login and password of a new account. */
export function AccountFields({ field }: AccountFieldsProps) {
  const login = field('login');
  return (
    <>
      <TextField
        autoFocus
        label="Your name"
        autoComplete="name"
        {...field('name')}
        maxLength={DISPLAY_NAME_LENGTH_MAX}
      />
      <TextField
        label="Login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...login}
        hint="Others mention you as @login. It cannot be changed later."
        maxLength={39}
        onValueChange={(text) => login.onValueChange(text.toLowerCase())}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        {...field('password')}
        hint={`${PASSWORD_LENGTH_MIN} characters or more. A few random words work well.`}
      />
    </>
  );
}
