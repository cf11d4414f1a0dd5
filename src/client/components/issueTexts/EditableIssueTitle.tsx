import { Pencil } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EditableIssueTitle_issue$key } from '../../../../__generated__/EditableIssueTitle_issue.graphql';
import type { EditableIssueTitleForm_issue$key } from '../../../../__generated__/EditableIssueTitleForm_issue.graphql';
import { ISSUE_TITLE_LENGTH_MAX } from '../../../shared/limits';
import { trimIssueTitle, getIssueTitleProblem } from '../../../shared/validation/texts';
import { InlineEditorBoundary, EDIT_BUTTON_ATTRIBUTE, useInlineEditor } from '../editing/useInlineEditor';
import { IssueTitle } from '../issues/IssueTitle';
import { PermittedIconButton } from '../permissions/PermittedButton';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import { draftKeyBuilders } from '../../drafts/drafts';
import { Button } from '../../ui/Button';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import { useTooLongMessage } from '../../ui/form/useTooLongMessage';
import { EditConflict } from '../editing/EditConflict';
import styles from './EditableIssueTitle.module.css';
import { DEVELOPER_REQUIRED_MESSAGE, useIssueTextEdit } from './useIssueTextEdit';

interface EditableIssueTitleProps {
  issue: EditableIssueTitle_issue$key;
  /** Whether the title is the heading of a panel; otherwise it is the heading of the screen. */
  inPanel?: boolean;
}

/** The title of an issue; a click turns it into a text field. Enter saves, Escape cancels. */
export function EditableIssueTitle({ issue, inPanel = false }: EditableIssueTitleProps) {
  const data = useFragment(
    graphql`
      fragment EditableIssueTitle_issue on Issue {
        id
        key
        title
        isGone
        viewerCan
        ...EditableIssueTitleForm_issue
      }
    `,
    issue,
  );
  const { id, key, title } = data;
  const editable = data.viewerCan.includes('EDIT');
  const { container, isOpen, autoFocus, open, close } = useInlineEditor(draftKeyBuilders.title(id), {
    editable,
  });
  const text = editable ? (
    <span className={styles.editable} onClick={() => window.getSelection()?.isCollapsed && open()}>
      <IssueTitle title={title} />
    </span>
  ) : (
    <IssueTitle title={title} />
  );
  const shown = (
    <div className={styles.heading}>
      {inPanel ? (
        <h2 className={styles.title}>{text}</h2>
      ) : (
        <ScreenHeading title={`${title} · ${key}`} className={styles.title}>
          {text}
        </ScreenHeading>
      )}
      {!data.isGone && (
        <PermittedIconButton
          {...EDIT_BUTTON_ATTRIBUTE}
          permitted={editable}
          requirement={DEVELOPER_REQUIRED_MESSAGE}
          label="Edit title"
          command="issue.editTitle"
          resumeAction={`title.${id}`}
          className={styles.edit}
          onClick={open}
        >
          <Pencil size={14} strokeWidth={1.75} aria-hidden="true" />
        </PermittedIconButton>
      )}
    </div>
  );
  return (
    <div ref={container} className={inPanel ? styles.inPanel : undefined}>
      {isOpen ? (
        <InlineEditorBoundary shown={shown} autoFocus={autoFocus} onClose={close}>
          <IssueTitleForm issue={data} autoFocus={autoFocus} onClose={close} />
        </InlineEditorBoundary>
      ) : (
        shown
      )}
    </div>
  );
}

interface IssueTitleFormProps {
  issue: EditableIssueTitleForm_issue$key;
  autoFocus: boolean;
  onClose: () => void;
}

function IssueTitleForm({ issue, autoFocus, onClose }: IssueTitleFormProps) {
  const { id, key, title, version } = useFragment(
    graphql`
      fragment EditableIssueTitleForm_issue on Issue {
        id
        key
        title
        version
      }
    `,
    issue,
  );
  const edit = useIssueTextEdit({
    field: 'title',
    id,
    key,
    version,
    before: title,
    problem: getIssueTitleProblem,
  });
  const messageId = useId();
  const tooLongMessage = useTooLongMessage(trimIssueTitle(edit.text), ISSUE_TITLE_LENGTH_MAX);
  const close = () => {
    edit.clear();
    onClose();
  };
  const save = async () => {
    if (await edit.save(trimIssueTitle)) close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tooLongMessage === null) void save();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        autoFocus={autoFocus}
        aria-label="Title"
        aria-invalid={edit.error !== null || tooLongMessage !== null}
        aria-describedby={edit.error !== null || tooLongMessage !== null ? messageId : undefined}
        className={styles.field}
        value={edit.text}
        onChange={(event) => edit.write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          close();
        }}
      />
      <Button type="submit" variant="primary">
        Save
      </Button>
      <Button onClick={close}>Cancel</Button>
      <FormErrorMessage
        id={messageId}
        error={edit.error}
        tooLongMessage={tooLongMessage}
        className={styles.error}
      />
      {edit.savedText !== null && <EditConflict draft={edit.text} saved={edit.savedText} onDiscard={close} />}
    </form>
  );
}
