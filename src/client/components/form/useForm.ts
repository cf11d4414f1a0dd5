import { useState } from 'react';
import type { MutationResult } from '../../mutations/queue/MutationQueue';
import type { UserError } from '../../errors/UserError';

/** What is wrong, by the field it is about; `other`: with all of it. */
type FormErrors<Values> = { [Field in keyof Values | 'other']?: string | undefined };

interface FormOptions<Values, Taken> {
  initial: Values;
  /** By the rules that the server has too; its fields are called as the mutation's input calls them. */
  problemsOf: (values: Values) => { [Field in keyof Values]?: string | null };
  /** @param changes those that are not as they were at first: what others change meanwhile stays */
  send: (values: Values, changes: Partial<Values>) => Promise<Taken | RejectedResult>;
  /** The server has it, or gets it when it is back. */
  onSent: (outcome: Taken) => void;
  /** It is sent as it was at first. Absent: it has to be filled in. */
  onUnchanged?: (() => void) | undefined;
}

/** It was not refused. */
export type SentResult = Exclude<MutationResult, { status: 'refused' }>;

interface RejectedResult {
  status: 'refused';
  errors: readonly UserError[];
}

/** A form's values: looked at as one leaves a field, sent once; what was typed stays until it is taken. */
export function useForm<Values extends object, Taken extends { status: 'done' | 'waiting' } = SentResult>({
  problemsOf,
  send,
  onSent,
  ...needs
}: FormOptions<Values, Taken>) {
  const [initial] = useState(needs.initial);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<readonly (keyof Values)[]>([]);
  const [refused, setRefused] = useState<FormErrors<Values>>({});
  const [sending, setSending] = useState(false);

  const problems = problemsOf(values);
  const fields = Object.keys(initial) as (keyof Values)[];
  const errors: FormErrors<Values> = { ...refused };
  for (const field of left) errors[field] = problems[field] ?? errors[field];

  const change = (part: Partial<Values>) => {
    setValues((now) => ({ ...now, ...part }));
    // What is changed is no longer what was refused.
    const rest: FormErrors<Values> = { ...refused, other: undefined };
    for (const field of Object.keys(part)) delete rest[field as keyof Values];
    setRefused(rest);
  };
  const leave = (field: keyof Values) => setLeft((fields) => [...new Set([...fields, field])]);
  const submit = async () => {
    setLeft(fields);
    if (sending || fields.some((field) => problems[field] != null)) return;
    const changes = changesOf(initial, values);
    if (needs.onUnchanged && Object.keys(changes).length === 0) return needs.onUnchanged();
    setSending(true);
    const outcome = await send(values, changes);
    setSending(false);
    if (outcome.status === 'refused') setRefused(groupByField(outcome.errors, fields));
    else onSent(outcome);
  };
  return { values, change, leave, errors, sending, submit: () => void submit() };
}

function changesOf<Values extends object>(before: Values, after: Values): Partial<Values> {
  const fields = Object.keys(before) as (keyof Values)[];
  const changed = fields.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(changed.map((field) => [field, after[field]])) as Partial<Values>;
}

/** What fields were, of those that change: to take a change back. */
export function previousValues<Values extends object>(
  before: Values,
  changes: Partial<Values>,
): Partial<Values> {
  const fields = Object.keys(changes) as (keyof Values)[];
  return Object.fromEntries(fields.map((field) => [field, before[field]])) as Partial<Values>;
}

function groupByField<Values>(
  errors: readonly UserError[],
  fields: readonly (keyof Values)[],
): FormErrors<Values> {
  const all: FormErrors<Values> = {};
  for (const { path, message } of errors) {
    const field = fields.find((one) => one === path[0]) ?? 'other';
    all[field] = [all[field], message].filter(Boolean).join(' ');
  }
  return all;
}
