import { graphql, useFragment } from 'react-relay';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { createIssueMutation } from '../../../../__generated__/createIssueMutation.graphql';
import type { NewIssueForm_project$key } from '../../../../__generated__/NewIssueForm_project.graphql';
import { ISSUE_TITLE_LENGTH_MAX, MARKDOWN_TEXT_LENGTH_MAX } from '../../../shared/limits';
import { trimIssueTitle, getIssueBodyProblem, getIssueTitleProblem } from '../../../shared/validation/texts';
import { MarkdownEditor } from '../../components/markdown/MarkdownEditor';
import {
  LiveMarkdownPreview,
  useHasSpaceForLivePreview,
  useLiveMarkdownPreview,
} from '../../components/markdown/LiveMarkdownPreview';
import { isNoneOption, isOptionField } from '../../data/issueFields';
import { OPTION_FIELDS, type OptionFieldName } from '../../../shared/fields/optionFields';
import { useIsOnline } from '../../relay/network/ServerReachabilityTracker';
import { Button } from '../../ui/Button';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import { useTooLongMessage } from '../../ui/form/useTooLongMessage';
import { Kbd } from '../../ui/Kbd';
import { DraftDuplicates, useDraftDuplicates } from './DraftDuplicates';
import { NewIssueFields } from './NewIssueFields';
import styles from './NewIssueForm.module.css';
import { getPendingUploadProblem } from '../../components/attachments/pendingUploads';
import { draftKeyBuilders } from '../../drafts/drafts';
import { type NewIssueFormValues, serializeNewIssueDraft, parseNewIssueDraft } from './newIssueDraft';
import { useDraft } from '../../drafts/useDraft';
import { deleteIssue } from '../../components/issues/deleteIssue';
import { createIssue } from './createIssue';
import { createQueuedMutation, type MutationInput } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import type { UserError } from '../../errors/UserError';
import { buildIssueHref } from '../../navigation/hrefs';
import { toMidnightUtcDateTime } from '../../ui/isoDates';

/**
 * Form for a new issue. The draft is kept until the server has accepted it; Ctrl/Command+Enter submits from any field.
 */
export function NewIssueForm({ project }: { project: NewIssueForm_project$key }) {
  const data = useFragment(
    graphql`
      fragment NewIssueForm_project on Project {
        id
        key
        ...NewIssueFields_project
      }
    `,
    project,
  );
  const { id, key } = data;
  const { issue, change, errors, sending, queuedTitle, submit } = useNewIssueForm(id, key);
  const duplicates = useDraftDuplicates(key);
  const preview = useLiveMarkdownPreview(key);
  const isPreviewBeside = useHasSpaceForLivePreview();
  const updatePreview = (body: string) => {
    // The server does not render texts above the limit, so the previous preview stays.
    if (isPreviewBeside && body.length <= MARKDOWN_TEXT_LENGTH_MAX) preview.update(body);
  };
  const online = useIsOnline();
  const tooLongMessage = useTooLongMessage(trimIssueTitle(issue.title), ISSUE_TITLE_LENGTH_MAX);
  const titleError = tooLongMessage ?? errors.title;

  return (
    <form
      className={styles.form}
      aria-label="New issue"
      // The title receives the focus when the form opens; the preview of a restored draft is then requested.
      onFocus={() => updatePreview(issue.body)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => {
        // The description's editor handles Ctrl+Enter and Command+Enter itself.
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
        event.preventDefault();
        void submit();
      }}
    >
      <div>
        <input
          autoFocus
          aria-label="Title"
          aria-invalid={titleError !== undefined}
          aria-describedby={titleError === undefined ? undefined : 'title-error'}
          placeholder="Title"
          className={styles.title}
          value={issue.title}
          // Also on focus, because a restored draft has a text before a key is pressed.
          onFocus={() => duplicates.find(issue)}
          onChange={(event) => {
            change({ title: event.target.value });
            duplicates.find({ title: event.target.value, body: issue.body });
          }}
        />
        <FormErrorMessage
          id="title-error"
          error={errors.title}
          tooLongMessage={tooLongMessage}
          className={styles.error}
        />
      </div>
      <DraftDuplicates duplicates={duplicates} />
      <MarkdownEditor
        projectKey={key}
        label="Description"
        placeholder="Steps to reproduce, expected and actual result"
        text={issue.body}
        onTextChange={(body) => {
          change({ body });
          updatePreview(body);
          duplicates.find({ title: issue.title, body });
        }}
        onSubmit={() => void submit()}
        rows={10}
        error={errors.body ?? null}
        livePreview={isPreviewBeside && <LiveMarkdownPreview preview={preview} />}
      >
        {null}
      </MarkdownEditor>
      <NewIssueFields project={data} issue={issue} errors={errors} onChange={change} />
      {errors.other !== undefined && (
        <p role="alert" className={styles.error}>
          {errors.other}
        </p>
      )}
      <div className={styles.foot}>
        <p role="status" className={styles.status}>
          {queuedTitle === null
            ? !online && 'You are offline. The issue will be created when the connection is back.'
            : `“${queuedTitle}” will be created when the connection is back.`}
        </p>
        <Button type="submit" variant="primary" aria-disabled={sending}>
          Create issue <Kbd keys="Mod+Enter" />
        </Button>
      </div>
    </form>
  );
}

/** Error messages by field; `other` has those that belong to no field. */
export type NewIssueFormErrors = Partial<Record<keyof NewIssueFormValues | 'other', string>>;

type CreateIssueInput = MutationInput<createIssueMutation>;

/** Fields of the new-issue form by their names in the mutation's input, except those with options, which have the same. */
const FORM_FIELD_BY_INPUT_FIELD: Readonly<
  Record<Exclude<keyof CreateIssueInput, 'projectId' | OptionFieldName>, keyof NewIssueFormValues>
> = {
  title: 'title',
  body: 'body',
  labelIds: 'labels',
  assigneeIds: 'assignees',
  milestoneId: 'milestone',
  dueOn: 'dueOn',
  parentId: 'parent',
};

/** State of the new issue form. The draft survives reloads; after creation, the new issue is opened. */
function useNewIssueForm(projectId: string, projectKey: string) {
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
function createIssueInput(projectId: string, issue: NewIssueFormValues): CreateIssueInput {
  const { title, body, labels, assignees, milestone, dueOn, parent } = issue;
  const options: Pick<CreateIssueInput, OptionFieldName> = Object.fromEntries(
    OPTION_FIELDS.map((field) => [field, issue[field]] as const).filter(
      ([field, option]) => !isNoneOption(field, option),
    ),
  );
  return {
    projectId,
    title: trimIssueTitle(title),
    body,
    ...options,
    ...(labels.length > 0 && { labelIds: labels.map(({ id }) => id) }),
    ...(assignees.length > 0 && { assigneeIds: assignees.map(({ id }) => id) }),
    ...(milestone && { milestoneId: milestone.id }),
    ...(dueOn !== null && { dueOn: toMidnightUtcDateTime(dueOn) }),
    ...(parent && { parentId: parent.id }),
  };
}

function getFormField(inputField: string): keyof NewIssueFormErrors {
  if (isOptionField(inputField)) return inputField;
  return Object.hasOwn(FORM_FIELD_BY_INPUT_FIELD, inputField)
    ? FORM_FIELD_BY_INPUT_FIELD[inputField as keyof typeof FORM_FIELD_BY_INPUT_FIELD]
    : 'other';
}

function groupErrorMessagesByField(errors: readonly UserError[]): NewIssueFormErrors {
  const messages: NewIssueFormErrors = {};
  for (const { path, message } of errors) {
    const field = getFormField(path[0] ?? '');
    messages[field] = messages[field] === undefined ? message : `${messages[field]} ${message}`;
  }
  return messages;
}
