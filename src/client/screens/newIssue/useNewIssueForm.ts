import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getPendingUploadProblem } from '../../components/attachments/pendingUploads';
import { getIssueBodyProblem, trimIssueTitle, getIssueTitleProblem } from '../../../shared/validation/texts';
import { draftKeyBuilders } from '../../drafts/drafts';
import {
  type NewIssueFormValues,
  serializeNewIssueDraft,
  parseNewIssueDraft,
} from '../../drafts/newIssueDraft';
import { useDraft } from '../../drafts/useDraft';
import { deleteIssue } from '../../components/deleteIssue';
import { createIssue } from './createIssue';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import type { UserError } from '../../errors/UserError';
import { buildIssueHref } from '../../components/issueHref';
import { toMidnightUtcDateTime } from '../../ui/isoDates';

/** Error messages by field; `other` has those that belong to no field. */
export type NewIssueFormErrors = Partial<Record<keyof NewIssueFormValues | 'other', string>>;

/** Fields of the new-issue form by their names in the mutation's input. */
const ISSUE_FORM_FIELD_BY_INPUT_FIELD: Readonly<Record<string, keyof NewIssueFormValues>> = {
  title: 'title',
  body: 'body',
  type: 'type',
  priority: 'priority',
  labelIds: 'labels',
  assigneeIds: 'assignees',
  milestoneId: 'milestone',
  dueOn: 'dueOn',
  parentId: 'parent',
};

/** State of the new issue form. The draft survives reloads; after creation, the new issue is opened. */
export function useNewIssueForm(projectId: string, projectKey: string) {
  const draft = useDraft(draftKeyBuilders.newIssue(projectId));
  const mutationQueue = useMutationQueue();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<NewIssueFormErrors>({});
  const [sending, setSending] = useState(false);
  const [queuedTitle, setQueuedTitle] = useState<string | null>(null);
  const issue = parseNewIssueDraft(draft.text);

  const change = (part: Partial<NewIssueFormValues>) => {
    draft.write(serializeNewIssueDraft({ ...issue, ...part }));
    setQueuedTitle(null);
    // Removes the error of a form field when the field is changed.
    const rest = { ...errors };
    for (const field of Object.keys(part)) delete rest[field as keyof NewIssueFormValues];
    setErrors(rest);
  };
  const submit = async () => {
    if (sending) return;
    const problems = validateNewIssue(issue);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    const title = trimIssueTitle(issue.title);
    setSending(true);
    const result = await mutationQueue.commitMutation(
      createQueuedMutation(createIssue, createIssueInput(projectId, issue)),
      {
        summary: `${projectKey}: new issue “${title}”`,
        href: `/projects/${projectKey}/new`,
        draft: draft.text,
        undoFor: ({ edit: { issue: created } }) =>
          created
            ? {
                inverse: createQueuedMutation(deleteIssue, { id: created.id, undo: true }),
                href: buildIssueHref(projectKey, created.number),
              }
            : null,
      },
    );
    setSending(false);
    if (result.status === 'refused') return setErrors(groupErrorMessagesByField(result.errors));
    draft.clear();
    if (result.status === 'waiting') return setQueuedTitle(title);
    const { number } = result.response.edit.issue ?? {};
    // The new issue replaces the form, which is empty now, in the browser history.
    const href = `/projects/${projectKey}/issues${number === undefined ? '' : `/${number}`}`;
    await navigate(href, { replace: true });
  };
  return { issue, change, errors, sending, queuedTitle, submit };
}

function validateNewIssue({ title, body }: NewIssueFormValues): NewIssueFormErrors {
  const errors: NewIssueFormErrors = {};
  const titleError = getIssueTitleProblem(title);
  const bodyError = getPendingUploadProblem(body) ?? getIssueBodyProblem(body);
  if (titleError !== null) errors.title = titleError;
  if (bodyError !== null) errors.body = bodyError;
  return errors;
}

/**
 * The mutation's input for the new issue. Fields without a value are not sent, because setting them needs a
 * permission.
 */
function createIssueInput(
  projectId: string,
  { labels, assignees, milestone, priority, dueOn, parent, ...issue }: NewIssueFormValues,
) {
  return {
    projectId,
    title: trimIssueTitle(issue.title),
    body: issue.body,
    type: issue.type,
    ...(priority !== 'NONE' && { priority }),
    ...(labels.length > 0 && { labelIds: labels.map(({ id }) => id) }),
    ...(assignees.length > 0 && { assigneeIds: assignees.map(({ id }) => id) }),
    ...(milestone && { milestoneId: milestone.id }),
    ...(dueOn !== null && { dueOn: toMidnightUtcDateTime(dueOn) }),
    ...(parent && { parentId: parent.id }),
  };
}

function groupErrorMessagesByField(errors: readonly UserError[]): NewIssueFormErrors {
  const messages: NewIssueFormErrors = {};
  for (const { path, message } of errors) {
    const field = ISSUE_FORM_FIELD_BY_INPUT_FIELD[path[0] ?? ''] ?? 'other';
    messages[field] = messages[field] === undefined ? message : `${messages[field]} ${message}`;
  }
  return messages;
}
