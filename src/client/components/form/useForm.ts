import { useState } from 'react';
import type { MutationResult } from '../../mutations/queue/MutationQueue';
import type { UserError } from '../../errors/UserError';

/** Error messages by field; `other` for errors that concern no field. */
type FormErrors<Values> = { [Field in keyof Values | 'other']?: string | undefined };

interface FormOptions<Values, Result> {
  initial: Values;
  /** Validates with the rules of the server. The fields are named as in the mutation's input. */
  problemsOf: (values: Values) => { [Field in keyof Values]?: string | null };
  /** @param changes the fields that differ from their initial values */
  send: (values: Values, changes: Partial<Values>) => Promise<Result | RejectedResult>;
  /** The change was accepted, or is queued until the server is available. */
  onSent: (result: Result) => void;
  /** Called on submit if no field has changed. Absent: unchanged forms are sent too. */
  onUnchanged?: (() => void) | undefined;
}

/** A result without errors. */
export type SentResult = Exclude<MutationResult, { status: 'refused' }>;

interface RejectedResult {
  status: 'refused';
  errors: readonly UserError[];
}

/** State of a form. Fields are validated on blur and on submit; values stay until the server accepts them. */
export function useForm<Values extends object, Result extends { status: 'done' | 'waiting' } = SentResult>({
  problemsOf,
  send,
  onSent,
  ...options
}: FormOptions<Values, Result>) {
  const [initial] = useState(options.initial);
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
    // A server error of a field applies to the value that was sent.
    const remaining: FormErrors<Values> = { ...serverErrors, other: undefined };
    for (const field of Object.keys(part)) delete remaining[field as keyof Values];
    setServerErrors(remaining);
  };
  const leave = (field: keyof Values) => setTouched((previous) => [...new Set([...previous, field])]);
  const submit = async () => {
    setTouched(fields);
    if (sending || fields.some((field) => problems[field] != null)) return;
    const changes = changesOf(initial, values);
    if (options.onUnchanged && Object.keys(changes).length === 0) return options.onUnchanged();
    setSending(true);
    const result = await send(values, changes);
    setSending(false);
    if (result.status === 'refused') setServerErrors(groupByField(result.errors, fields));
    else onSent(result);
  };
  return { values, change, leave, errors, sending, submit: () => void submit() };
}

/** The fields whose values differ, with their new values. */
function changesOf<Values extends object>(before: Values, after: Values): Partial<Values> {
  const fields = Object.keys(before) as (keyof Values)[];
  const changed = fields.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(changed.map((field) => [field, after[field]])) as Partial<Values>;
}

/** The previous values of changed fields, to undo the change. */
export function previousValues<Values extends object>(
  before: Values,
  changes: Partial<Values>,
): Partial<Values> {
  const fields = Object.keys(changes) as (keyof Values)[];
  return Object.fromEntries(fields.map((field) => [field, before[field]])) as Partial<Values>;
}

/** Assigns errors to fields by the first element of their path, or else to `other`. */
function groupByField<Values>(
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
