import { graphql, useFragment } from 'react-relay';
import type { BodyForm_issue$key } from '../../../../../__generated__/BodyForm_issue.graphql';
import { getIssueBodyProblem } from '../../../../shared/validation/texts';
import { MarkdownEditor } from '../../../components/markdown/MarkdownEditor';
import { Button } from '../../../ui/Button';
import { EditConflict } from './EditConflict';
import { useIssueTextEdit } from './useIssueTextEdit';

/** Form that edits the description of an issue. */
export function BodyForm({ issue, onClose }: { issue: BodyForm_issue$key; onClose: () => void }) {
  const data = useFragment(
    graphql`
      fragment BodyForm_issue on Issue {
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
    problem: getIssueBodyProblem,
  });
  const close = () => {
    edit.clear();
    onClose();
  };
  const save = async () => {
    if (await edit.save()) close();
  };
  return (
    <>
      <MarkdownEditor
        projectKey={data.project.key}
        label="Description"
        text={edit.text}
        onTextChange={edit.write}
        onSubmit={() => void save()}
        autoFocus
        rows={10}
        error={edit.error}
      >
        <Button onClick={close}>Cancel</Button>
        <Button variant="primary" onClick={() => void save()}>
          Save
        </Button>
      </MarkdownEditor>
      {edit.savedText !== null && <EditConflict draft={edit.text} saved={edit.savedText} onDiscard={close} />}
    </>
  );
}
