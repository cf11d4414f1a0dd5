import { Pencil } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EditableTitle_issue$key } from '../../../../../__generated__/EditableTitle_issue.graphql';
import { ISSUE_TITLE_LENGTH_MAX } from '../../../../shared/limits';
import { trimIssueTitle, getIssueTitleProblem } from '../../../../shared/validation/texts';
import { PermittedIconButton } from '../../../components/PermittedIconButton';
import { ScreenHeading } from '../../../components/ScreenHeading';
import { draftKeys } from '../../../drafts/drafts';
import { useHasDraft } from '../../../drafts/useDraft';
import { Button } from '../../../ui/Button';
import { EditConflict } from './EditConflict';
import styles from './EditableTitle.module.css';
import { DEVELOPER_REQUIRED_MESSAGE, useIssueTextEdit } from './useIssueTextEdit';

/** The title of an issue; a click turns it into a text field. Enter saves, Escape cancels. */
export function EditableTitle({ issue }: { issue: EditableTitle_issue$key }) {
  const data = useFragment(
    graphql`
      fragment EditableTitle_issue on Issue {
        id
        key
        title
        version
        isGone
        viewerCan
      }
    `,
    issue,
  );
  const { id, key, title } = data;
  const editable = data.viewerCan.includes('EDIT');
  const [editing, setEditing] = useState(useHasDraft(draftKeys.title(id)) && editable);
  const heading = useRef<HTMLDivElement>(null);

  const close = () => {
    setEditing(false);
    // Returns the focus to the edit button.
    requestAnimationFrame(() => heading.current?.querySelector('button')?.focus());
  };
  if (editing) return <TitleForm issue={data} onClose={close} />;
  return (
    <div ref={heading} className={styles.heading}>
      <ScreenHeading title={`${title} · ${key}`} className={styles.title}>
        {editable ? (
          <span
            className={styles.editable}
            onClick={() => window.getSelection()?.isCollapsed && setEditing(true)}
          >
            {title}
          </span>
        ) : (
          title
        )}
      </ScreenHeading>
      {!data.isGone && (
        <PermittedIconButton
          permitted={editable}
          requirement={DEVELOPER_REQUIRED_MESSAGE}
          label="Edit title"
          resumeAction={`title.${id}`}
          className={styles.edit}
          onClick={() => setEditing(true)}
        >
          <Pencil size={14} strokeWidth={1.75} aria-hidden="true" />
        </PermittedIconButton>
      )}
    </div>
  );
}

interface TitleFormProps {
  issue: { id: string; key: string; title: string; version: number };
  onClose: () => void;
}

function TitleForm({ issue, onClose }: TitleFormProps) {
  const { id, key, title, version } = issue;
  const edit = useIssueTextEdit({
    field: 'title',
    id,
    key,
    version,
    before: title,
    problem: getIssueTitleProblem,
  });
  const close = () => {
    edit.clear();
    onClose();
  };
  const save = async () => {
    if (await edit.save(trimIssueTitle)) close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        autoFocus
        aria-label="Title"
        aria-invalid={edit.error !== null}
        className={styles.field}
        maxLength={ISSUE_TITLE_LENGTH_MAX}
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
      {edit.error !== null && (
        <p role="alert" className={styles.error}>
          {edit.error}
        </p>
      )}
      {edit.savedText !== null && <EditConflict draft={edit.text} saved={edit.savedText} onDiscard={close} />}
    </form>
  );
}
