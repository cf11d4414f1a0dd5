import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RequestInformationDialog_issue$key } from '../../../../../__generated__/RequestInformationDialog_issue.graphql';
import { getCommentProblem } from '../../../../shared/validation/texts';
import { getPendingUploadProblem } from '../../../components/attachments/pendingUploads';
import { MarkdownEditor } from '../../../components/markdown/MarkdownEditor';
import { useDraft } from '../../../drafts/useDraft';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Kbd } from '../../../ui/Kbd';
import type { TriageInformationDecision } from '../model/decisions';
import { triageDraftKeys } from '../model/triageMutations';
import styles from './TriageActions.module.css';

interface RequestInformationDialogProps {
  issue: RequestInformationDialog_issue$key;
  onRequest: (decision: TriageInformationDecision) => void;
  onClose: () => void;
}

/**
 * Dialog with the text of a request for information. It starts with the project's template, and stores the typed text
 * as a draft.
 */
export function RequestInformationDialog({ issue, onRequest, onClose }: RequestInformationDialogProps) {
  const { id, key, informationRequest, project } = useFragment(
    graphql`
      fragment RequestInformationDialog_issue on Issue {
        id
        key
        informationRequest
        project {
          key
        }
      }
    `,
    issue,
  );
  const draft = useDraft(triageDraftKeys.information(id));
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const text = typed ?? (draft.text === '' ? informationRequest : draft.text);
  const write = (next: string) => {
    setError(null);
    setTyped(next);
    draft.write(next === informationRequest ? '' : next);
  };
  const submit = () => {
    const problem = getPendingUploadProblem(text) ?? getCommentProblem(text);
    setError(problem);
    if (problem === null) onRequest({ kind: 'information', comment: text });
  };
  return (
    <Dialog title={`Ask for information about ${key}`} onClose={onClose}>
      <div className={styles.dialog}>
        <p>Adds this comment and snoozes the issue until somebody else comments on it.</p>
        <MarkdownEditor
          projectKey={project.key}
          issueId={id}
          label="Comment"
          text={text}
          onTextChange={write}
          onSubmit={submit}
          autoFocus
          caretAtEnd
          rows={8}
          error={error}
        >
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={submit}>
            Ask <Kbd keys="Mod+Enter" />
          </Button>
        </MarkdownEditor>
      </div>
    </Dialog>
  );
}
