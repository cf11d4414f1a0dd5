import { graphql, useFragment } from 'react-relay';
import type { ProjectWatchSection_project$key } from '../../../../__generated__/ProjectWatchSection_project.graphql';
import { useIsAnonymousVisitor } from '../../auth/SessionGuard';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { useMutationStatus } from '../../mutations/useMutationStatus';
import { ChoiceField, type ChoiceOption } from '../../ui/form/ChoiceField';
import styles from './SettingsScreen.module.css';
import { setProjectWatchLevel } from './settingsMutations';

type ProjectWatchChoice = 'PARTICIPATING' | 'ALL' | 'MUTED';

const PROJECT_WATCH_CHOICES: readonly ChoiceOption<ProjectWatchChoice>[] = [
  {
    value: 'PARTICIPATING',
    label: 'Participating',
    description: 'Issues that I opened, am assigned to or commented on, and mentions',
  },
  {
    value: 'ALL',
    label: 'All activity',
    description: 'New issues, and the comments and state changes of every issue',
  },
  { value: 'MUTED', label: 'Muted', description: 'Mentions and assignments only' },
];

/** Choice of the changes of the project that notify the viewer. Hidden for anonymous visitors, who are not notified. */
export function ProjectWatchSection({ project }: { project: ProjectWatchSection_project$key }) {
  const {
    id,
    key,
    viewerWatchLevel: level,
  } = useFragment(
    graphql`
      fragment ProjectWatchSection_project on Project {
        id
        key
        viewerWatchLevel
      }
    `,
    project,
  );
  const mutationQueue = useMutationQueue();
  const { error, track } = useMutationStatus();
  if (useIsAnonymousVisitor()) return null;
  const choose = (next: ProjectWatchChoice) => {
    const committed = mutationQueue.commitMutation(
      createQueuedMutation(setProjectWatchLevel, { projectId: id, level: next }),
      {
        summary: `${key}: notifications ${PROJECT_WATCH_CHOICES.find(({ value }) => value === next)?.label}`,
        href: `/projects/${key}/settings`,
        inverse: createQueuedMutation(setProjectWatchLevel, {
          projectId: id,
          level,
        }),
      },
    );
    void track(committed);
  };
  return (
    <section className={styles.watch} aria-label="Your notifications">
      <ChoiceField
        label="Your notifications"
        choices={PROJECT_WATCH_CHOICES}
        value={level as ProjectWatchChoice}
        onChange={choose}
      />
      {error !== null && <p role="alert">{error}</p>}
    </section>
  );
}
