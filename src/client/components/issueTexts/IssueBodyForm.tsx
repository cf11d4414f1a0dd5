import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { IssueBodyForm_issue$key } from '../../../../__generated__/IssueBodyForm_issue.graphql';
import { getIssueBodyProblem } from '../../../shared/validation/texts';
import { getPendingUploadProblem } from '../attachments/pendingUploads';
import { MarkdownEditor } from '../markdown/MarkdownEditor';
import { Button } from '../../ui/Button';
import { EditConflict } from '../editing/EditConflict';
import { useIssueTextEdit } from './useIssueTextEdit';

interface IssueBodyFormProps {
  issue: IssueBodyForm_issue$key;
  autoFocus: boolean;
  /** Closes the form. */
  onClose: () => void;
}

/** Form that edits the description of an issue. Escape closes it and keeps the draft. */
export function IssueBodyForm({ issue, autoFocus, onClose }: IssueBodyFormProps) {
  const data = useFragment(
    graphql`
      fragment IssueBodyForm_issue on Issue {
        id
        key
        body
        version
        project {
          key
        }
      }
    `,
    issue,
  );
  const { id, key, body, version } = data;
  const edit = useIssueTextEdit({
    field: 'body',
    id,
    key,
    version,
    before: body,
    problem: (text) => getPendingUploadProblem(text) ?? getIssueBodyProblem(text),
  });
  const close = () => {
    edit.clear();
    onClose();
  };
  const save = async () => {
    if (await edit.save()) close();
  };
  const form = useRef<HTMLDivElement>(null);
  // Scrolls to the form: with a long text, the buttons below it would otherwise be outside of the viewport.
  useEffect(() => {
    if (autoFocus) form.current?.scrollIntoView({ block: 'nearest' });
  }, [autoFocus]);
  return (
    <div ref={form}>
      <MarkdownEditor
        projectKey={data.project.key}
        issueId={id}
        label="Description"
        text={edit.text}
        onTextChange={edit.write}
        onSubmit={() => void save()}
        onCancel={onClose}
        autoFocus={autoFocus}
        rows={10}
        error={edit.error}
      >
        <Button onClick={close}>Cancel</Button>
        <Button variant="primary" onClick={() => void save()}>
          Save
        </Button>
      </MarkdownEditor>
      {edit.savedText !== null && <EditConflict draft={edit.text} saved={edit.savedText} onDiscard={close} />}
    </div>
  );
}
