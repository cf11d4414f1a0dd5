import { useState } from 'react';
import type { MutationResponse } from '../../mutations/queue/MutationDefinition';
import type { MutationResult } from '../../mutations/queue/MutationQueue';
import type { UserError } from '../../errors/UserError';

/** Error messages by field; `other` for errors that concern no field. */
type FormErrors<Values> = { [Field in keyof Values | 'other']?: string | undefined };

interface FormOptions<Values, Result> {
  initial: Values;
  /**
   * Validates the form's values on the client with the same rules as the server. Fields are named as in the
   * mutation's input.
   */
  problemsOf: (values: Values) => { [Field in keyof Values]?: string | null };
  /**
   * Sends the form's values to the server.
   *
   * @param changes the fields that differ from their initial values, or from the values that were last accepted
   */
  send: (values: Values, changes: Partial<Values>) => Promise<Result | RejectedFormResult>;
  /**
   * Called when the server has accepted the form, or when the mutation is queued until the server is
   * reachable.
   */
  onSent: (result: Result) => void;
  /** Called on submit if no field has changed. If absent, unchanged forms are sent too. */
  onUnchanged?: (() => void) | undefined;
}

/** The props that connect an input component with a field of a form. */
export interface FormFieldBinding<Value> {
  value: Value;
  error: string | undefined;
  onBlur: () => void;
  onValueChange: (value: Value) => void;
}

/** Result of sending a form without errors. */
export type AcceptedFormResult<TResponse extends MutationResponse = MutationResponse> = Exclude<
  MutationResult<TResponse>,
  { status: 'refused' }
>;

interface RejectedFormResult {
  status: 'refused';
  errors: readonly UserError[];
}

/** State of a form. Fields are validated on blur and on submit; values stay until the server accepts them. */
export function useForm<
  Values extends object,
  Result extends { status: 'done' | 'waiting' } = AcceptedFormResult,
>({ problemsOf, send, onSent, ...options }: FormOptions<Values, Result>) {
  const [initial, setInitial] = useState(options.initial);
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<readonly (keyof Values)[]>([]);
  const [serverErrors, setServerErrors] = useState<FormErrors<Values>>({});
  const [sending, setSending] = useState(false);

  const problems = problemsOf(values);
  const fields = Object.keys(initial) as (keyof Values)[];
  const errors: FormErrors<Values> = { ...serverErrors };
  for (const field of touched) errors[field] = problems[field] ?? errors[field];

  const change = (part: Partial<Values>) => {
    setValues((current) => ({ ...current, ...part }));
    // The server's error message for a field is removed when the field is edited, as it applies to the value
    // that was sent.
    const remaining: FormErrors<Values> = { ...serverErrors, other: undefined };
    for (const field of Object.keys(part)) delete remaining[field as keyof Values];
    setServerErrors(remaining);
  };
  const leave = (field: keyof Values) => setTouched((previous) => [...new Set([...previous, field])]);
  const field = <Field extends keyof Values>(name: Field): FormFieldBinding<Values[Field]> => ({
    value: values[name],
    error: errors[name],
    // A required field that has not been filled in yet is reported on submit only.
    onBlur: () => {
      if (values[name] !== initial[name]) leave(name);
    },
    onValueChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
  });
  const submit = async () => {
    setTouched(fields);
    if (sending || fields.some((field) => problems[field] != null)) return;
    const changes = getChangedFormValues(initial, values);
    if (options.onUnchanged && Object.keys(changes).length === 0) return options.onUnchanged();
    setSending(true);
    const result = await send(values, changes);
    setSending(false);
    if (result.status === 'refused') return setServerErrors(groupErrorsByField(result.errors, fields));
    setInitial(values);
    onSent(result);
  };
  return { values, field, change, leave, errors, sending, submit: () => void submit() };
}

/** Returns the form fields whose values differ, with their new values. */
function getChangedFormValues<Values extends object>(before: Values, after: Values): Partial<Values> {
  const fields = Object.keys(before) as (keyof Values)[];
  const changed = fields.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(changed.map((field) => [field, after[field]])) as Partial<Values>;
}

/** Returns the previous values of changed form fields, from which the undo mutation is created. */
export function getFormValuesBeforeChange<Values extends object>(
  before: Values,
  changes: Partial<Values>,
): Partial<Values> {
  const fields = Object.keys(changes) as (keyof Values)[];
  return Object.fromEntries(fields.map((field) => [field, before[field]])) as Partial<Values>;
}

/**
 * Groups the server's errors by form field, using the first element of their path; errors without a field go
 * to `other`.
 */
function groupErrorsByField<Values>(
  errors: readonly UserError[],
  fields: readonly (keyof Values)[],
): FormErrors<Values> {
  const grouped: FormErrors<Values> = {};
  for (const { path, message } of errors) {
    const field = fields.find((name) => name === path[0]) ?? 'other';
    grouped[field] = [grouped[field], message].filter(Boolean).join(' ');
  }
  return grouped;
}

/**
 * The object version that a form sends as `baseVersion`: the version when the form was opened or, after an edit conflict,
 * the version that the conflict reported, so that saving again overwrites the other user's change.
 */
export function useBaseVersion(version: string) {
  const [baseVersion, setBaseVersion] = useState(version);
  const acknowledgeConflicts = (result: MutationResult): MutationResult => {
    if (result.status !== 'refused') return result;
    const conflict = result.errors.find((error) => error.version != null);
    if (conflict) setBaseVersion(conflict.version!);
    return { ...result, errors: result.errors.map(explainConflict) };
  };
  return { baseVersion, acknowledgeConflicts };
}

const explainConflict = (error: UserError): UserError =>
  error.version == null
    ? error
    : { ...error, message: `${error.message} Save again to replace that change with yours.` };
