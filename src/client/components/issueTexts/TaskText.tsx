import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { useMutationStatus } from '../../mutations/useMutationStatus';
import { RenderedMarkdown } from '../markdown/RenderedMarkdown';
import { setTask } from './setTask';
import styles from './TaskText.module.css';

interface TaskTextProps {
  /** Id of the issue or comment that the text belongs to. */
  subjectId: string;
  /** HTML that the server has sanitized. */
  html: string;
  size?: 'normal' | 'small';
  /** Whether the viewer can edit the text, and therefore tick its tasks. */
  editable: boolean;
  /** Key of the issue, for the notice of the change. */
  issueKey: string;
  /** Address of the page that shows the text. */
  href: string;
}

/** A rendered text whose tasks can be ticked. If a task was edited or removed meanwhile, an error is shown below the text. */
export function TaskText({ subjectId, html, size = 'normal', editable, issueKey, href }: TaskTextProps) {
  const mutationQueue = useMutationQueue();
  const { error, track } = useMutationStatus();
  const change = (task: string, done: boolean) => {
    const committed = mutationQueue.commitMutation(createQueuedMutation(setTask, { subjectId, task, done }), {
      summary: `${issueKey}: task ${done ? 'done' : 'not done'}`,
      href,
      inverse: createQueuedMutation(setTask, { subjectId, task, done: !done }),
    });
    void track(committed);
  };
  return (
    <>
      <RenderedMarkdown html={html} size={size} onTaskChange={editable ? change : undefined} />
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
