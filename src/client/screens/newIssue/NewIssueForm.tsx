import { graphql, useFragment } from 'react-relay';
import type { NewIssueForm_project$key } from '../../../../__generated__/NewIssueForm_project.graphql';
import { ISSUE_TITLE_LENGTH_MAX, MARKDOWN_TEXT_LENGTH_MAX } from '../../../shared/limits';
import { trimIssueTitle } from '../../../shared/validation/texts';
import { MarkdownEditor } from '../../components/markdown/MarkdownEditor';
import {
  LiveMarkdownPreview,
  useHasSpaceForLivePreview,
  useLiveMarkdownPreview,
} from '../../components/markdown/LiveMarkdownPreview';
import { useIsOnline } from '../../relay/network/ServerReachabilityContext';
import { Button } from '../../ui/Button';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import { useExcessMessage } from '../../ui/form/useExcessMessage';
import { Kbd } from '../../ui/Kbd';
import { DraftDuplicates, useDraftDuplicates } from './DraftDuplicates';
import { NewIssueFields } from './NewIssueFields';
import styles from './NewIssueForm.module.css';
import { useNewIssueForm } from './useNewIssueForm';

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
    // The server renders no text that is too long: the preview before it stays.
    if (isPreviewBeside && body.length <= MARKDOWN_TEXT_LENGTH_MAX) preview.update(body);
  };
  const online = useIsOnline();
  const excess = useExcessMessage(trimIssueTitle(issue.title), ISSUE_TITLE_LENGTH_MAX);
  const titleError = excess ?? errors.title;

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
        <FormErrorMessage id="title-error" error={errors.title} excess={excess} className={styles.error} />
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
