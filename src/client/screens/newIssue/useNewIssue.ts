import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { createIssueMutation } from '../../../../__generated__/createIssueMutation.graphql';
import { bodyProblem, cleanTitle, titleProblem } from '../../../shared/validation/texts';
import { draftOf } from '../../drafts/drafts';
import { type NewIssue, newIssueDraft, readNewIssue } from '../../drafts/newIssueDraft';
import { useDraft } from '../../drafts/useDraft';
import { createIssue } from './createIssue';
import { queuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import type { UserError } from '../../errors/UserError';

/** What is wrong, by the field it is about; `other`: with all of it. */
export type NewIssueErrors = Partial<Record<keyof NewIssue | 'other', string>>;

/** Fields by what the server calls them. */
const FIELDS: Readonly<Record<string, keyof NewIssue>> = {
  title: 'title',
  body: 'body',
  type: 'type',
  priority: 'priority',
  labelIds: 'labels',
  assigneeIds: 'assignees',
  milestoneId: 'milestone',
};

/** An issue that is being written: kept over reloads, filed once, and then gone to. */
export function useNewIssue(projectId: string, projectKey: string) {
  const draft = useDraft(draftOf.newIssue(projectId));
  const edits = useMutationQueue();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<NewIssueErrors>({});
  const [sending, setSending] = useState(false);
  const [waiting, setWaiting] = useState<string | null>(null);
  const issue = readNewIssue(draft.text);

  const change = (part: Partial<NewIssue>) => {
    draft.write(newIssueDraft({ ...issue, ...part }));
    setWaiting(null);
    // What is changed is no longer what was wrong.
    const rest = { ...errors };
    for (const field of Object.keys(part)) delete rest[field as keyof NewIssue];
    setErrors(rest);
  };
  const file = async () => {
    if (sending) return;
    const wrong = problemsOf(issue);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const title = cleanTitle(issue.title);
    setSending(true);
    const outcome = await edits.commit(queuedMutation(createIssue, inputOf(projectId, issue)), {
      summary: `${projectKey}: new issue “${title}”`,
      href: `/projects/${projectKey}/new`,
      draft: draft.text,
    });
    setSending(false);
    if (outcome.status === 'refused') return setErrors(byField(outcome.errors));
    draft.clear();
    if (outcome.status === 'waiting') return setWaiting(title);
    const { number } = (outcome.response as createIssueMutation['response']).edit.issue ?? {};
    // In the history it takes the place of the form, which is empty now.
    const href = `/projects/${projectKey}/issues${number === undefined ? '' : `/${number}`}`;
    await navigate(href, { replace: true });
  };
  return { issue, change, errors, sending, waiting, file };
}

function problemsOf({ title, body }: NewIssue): NewIssueErrors {
  const [ofTitle, ofBody] = [titleProblem(title), bodyProblem(body)];
  return { ...(ofTitle !== null && { title: ofTitle }), ...(ofBody !== null && { body: ofBody }) };
}

/** What nobody chose is not sent: not everybody may set it. */
function inputOf(projectId: string, { labels, assignees, milestone, priority, ...issue }: NewIssue) {
  return {
    projectId,
    title: cleanTitle(issue.title),
    body: issue.body,
    type: issue.type,
    ...(priority !== 'NONE' && { priority }),
    ...(labels.length > 0 && { labelIds: labels.map(({ id }) => id) }),
    ...(assignees.length > 0 && { assigneeIds: assignees.map(({ id }) => id) }),
    ...(milestone && { milestoneId: milestone.id }),
  };
}

function byField(errors: readonly UserError[]): NewIssueErrors {
  const all: NewIssueErrors = {};
  for (const { path, message } of errors) {
    const field = FIELDS[path[0] ?? ''] ?? 'other';
    all[field] = all[field] === undefined ? message : `${all[field]} ${message}`;
  }
  return all;
}
