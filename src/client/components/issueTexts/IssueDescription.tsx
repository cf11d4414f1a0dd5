import { Pencil } from 'lucide-react';
import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { IssueDescription_issue$key } from '../../../../__generated__/IssueDescription_issue.graphql';
import { InlineEditorBoundary, EDIT_BUTTON_ATTRIBUTE, useInlineEditor } from '../editing/useInlineEditor';
import { PermittedIconButton } from '../permissions/PermittedButton';
import { IssueReactions } from '../reactions/Reactions';
import { TaskText } from './TaskText';
import { buildIssueKeyHref } from '../../navigation/hrefs';
import { draftKeyBuilders } from '../../drafts/drafts';
import { Button } from '../../ui/Button';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import styles from './IssueDescription.module.css';
import { DEVELOPER_REQUIRED_MESSAGE } from './useIssueTextEdit';

const IssueBodyForm = lazyWithPreload(async () => (await import('./IssueBodyForm')).IssueBodyForm);

interface IssueDescriptionProps {
  issue: IssueDescription_issue$key;
  /** Whether the description is shown in a panel, in the text size of comments. */
  inPanel?: boolean;
}

/** The description of an issue; users with permission edit it in place. */
export function IssueDescription({ issue, inPanel = false }: IssueDescriptionProps) {
  const data = useFragment(
    graphql`
      fragment IssueDescription_issue on Issue {
        id
        key
        bodyHTML
        isGone
        viewerCan
        ...IssueBodyForm_issue
        ...Reactions_issue
      }
    `,
    issue,
  );
  const editable = data.viewerCan.includes('EDIT');
  const { container, isOpen, autoFocus, draft, open, close } = useInlineEditor(
    draftKeyBuilders.body(data.id),
    { editable },
  );
  // Preloaded, so that the form also opens while offline.
  useEffect(() => {
    if (editable) IssueBodyForm.preload();
  }, [editable]);
  const shown = (
    <div className={styles.text}>
      {data.bodyHTML === '' ? (
        <p className={styles.empty}>No description</p>
      ) : (
        <TaskText
          subjectId={data.id}
          html={data.bodyHTML}
          size={inPanel ? 'small' : 'normal'}
          editable={editable && !data.isGone}
          issueKey={data.key}
          href={buildIssueKeyHref(data.key)}
        />
      )}
      {!data.isGone && (
        <PermittedIconButton
          {...EDIT_BUTTON_ATTRIBUTE}
          permitted={editable}
          requirement={DEVELOPER_REQUIRED_MESSAGE}
          label="Edit description"
          command="issue.editDescription"
          resumeAction={`body.${data.id}`}
          className={styles.edit}
          onClick={open}
        >
          <Pencil size={14} strokeWidth={1.75} aria-hidden="true" />
        </PermittedIconButton>
      )}
      {draft !== null && (
        <Button className={styles.draft} onClick={open}>
          Continue editing your draft
        </Button>
      )}
    </div>
  );
  return (
    <div ref={container} className={inPanel ? styles.inPanel : undefined}>
      {isOpen ? (
        <InlineEditorBoundary shown={shown} autoFocus={autoFocus} onClose={close}>
          <IssueBodyForm issue={data} autoFocus={autoFocus} onClose={close} />
        </InlineEditorBoundary>
      ) : (
        shown
      )}
      <IssueReactions issue={data} />
    </div>
  );
}
