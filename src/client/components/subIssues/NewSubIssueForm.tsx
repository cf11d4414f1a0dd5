import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { NewSubIssueForm_issue$key } from '../../../../__generated__/NewSubIssueForm_issue.graphql';
import { ISSUE_TITLE_LENGTH_MAX } from '../../../shared/limits';
import { getIssueTitleProblem, trimIssueTitle } from '../../../shared/validation/texts';
import { draftKeyBuilders } from '../../drafts/drafts';
import { useDraft } from '../../drafts/useDraft';
import { joinErrorMessages } from '../../errors/UserError';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { deleteIssue } from '../issues/deleteIssue';
import { announceToScreenReader } from '../../ui/announce';
import { Form } from '../../ui/form/Form';
import { TextField } from '../../ui/form/TextField';
import { buildIssueHref, buildIssueKeyHref } from '../../navigation/hrefs';
import { createSubIssue } from './createSubIssue';
import styles from './SubIssues.module.css';

interface NewSubIssueFormProps {
  /** The parent of the new issues. */
  issue: NewSubIssueForm_issue$key;
  /** Whether the form takes the focus. */
  autoFocus: boolean;
  onClose: () => void;
}

/**
 * Form for the title of a new sub-issue. Enter creates it, and the form stays for the next one, which can be typed at once.
 * Escape closes the form and keeps the text as a draft.
 */
export function NewSubIssueForm({ issue, autoFocus, onClose }: NewSubIssueFormProps) {
  const { id, key, project } = useFragment(
    graphql`
      fragment NewSubIssueForm_issue on Issue {
        id
        key
        project {
          id
          key
        }
      }
    `,
    issue,
  );
  const draft = useDraft(draftKeyBuilders.newSubIssue(id));
  const mutationQueue = useMutationQueue();
  const latestText = useRef(draft.text);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const write = (text: string) => {
    latestText.current = text;
    draft.write(text);
  };
  const submit = async () => {
    const sent = draft.text;
    const problem = getIssueTitleProblem(sent);
    setError(problem);
    if (problem !== null) return;
    const title = trimIssueTitle(sent);
    setIsSending(true);
    const result = await mutationQueue.commitMutation(
      createQueuedMutation(createSubIssue, { projectId: project.id, parentId: id, title }),
      {
        summary: `${key}: new sub-issue “${title}”`,
        href: buildIssueKeyHref(key),
        draft: title,
        undoFor: ({ edit: { issue: created } }) =>
          created
            ? {
                inverse: createQueuedMutation(deleteIssue, { id: created.id, undo: true }),
                href: buildIssueHref(project.key, created.number),
              }
            : null,
      },
    );
    setIsSending(false);
    if (result.status === 'refused') return setError(joinErrorMessages(result.errors));
    // While the title was being sent, the user may have typed the next one after it or replaced it. Only the sent text
    // is removed.
    if (latestText.current.startsWith(sent)) write(latestText.current.slice(sent.length));
    announceToScreenReader(result.status === 'waiting' ? `Queued: ${title}` : `Created: ${title}`);
  };
  return (
    <Form
      label="New sub-issue"
      className={styles.form}
      submit="Create"
      sending={isSending}
      onSubmit={() => void submit()}
      onCancel={onClose}
      error={undefined}
    >
      <TextField
        label="Title of the sub-issue"
        className={styles.title}
        autoFocus={autoFocus}
        maxLength={ISSUE_TITLE_LENGTH_MAX}
        value={draft.text}
        error={error ?? undefined}
        onValueChange={(text) => {
          write(text);
          setError(null);
        }}
      />
    </Form>
  );
}
