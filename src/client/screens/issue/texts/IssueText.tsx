import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { IssueText_issue$key } from '../../../../../__generated__/IssueText_issue.graphql';
import { PermittedIconButton } from '../../../components/PermittedIconButton';
import { RenderedMarkdown } from '../../../components/RenderedMarkdown';
import { draftKeys } from '../../../drafts/drafts';
import { useHasDraft } from '../../../drafts/useDraft';
import { BodyForm } from './BodyForm';
import styles from './IssueText.module.css';
import { DEVELOPER_REQUIRED_MESSAGE } from './useIssueTextEdit';

/** The description of an issue; users with permission edit it in place. */
export function IssueText({ issue }: { issue: IssueText_issue$key }) {
  const data = useFragment(
    graphql`
      fragment IssueText_issue on Issue {
        id
        bodyHTML
        isGone
        viewerCan
        ...BodyForm_issue
      }
    `,
    issue,
  );
  const editable = data.viewerCan.includes('EDIT');
  const [editing, setEditing] = useState(useHasDraft(draftKeys.body(data.id)) && editable);
  if (editing) return <BodyForm issue={data} onClose={() => setEditing(false)} />;
  return (
    <div className={styles.text}>
      {data.bodyHTML === '' ? (
        <p className={styles.empty}>No description</p>
      ) : (
        <RenderedMarkdown html={data.bodyHTML} />
      )}
      {!data.isGone && (
        <PermittedIconButton
          permitted={editable}
          requirement={DEVELOPER_REQUIRED_MESSAGE}
          label="Edit description"
          resumeAction={`body.${data.id}`}
          className={styles.edit}
          onClick={() => setEditing(true)}
        >
          <Pencil size={14} strokeWidth={1.75} aria-hidden="true" />
        </PermittedIconButton>
      )}
    </div>
  );
}
