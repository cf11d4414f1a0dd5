import { graphql, useFragment, useQueryLoader } from 'react-relay';
import type { DeleteProjectSectionQuery } from '../../../../__generated__/DeleteProjectSectionQuery.graphql';
import type { DeleteProjectSection_project$key } from '../../../../__generated__/DeleteProjectSection_project.graphql';
import { PROJECT_RESTORE_PERIOD_DAYS } from '../../../shared/limits';
import { Button } from '../../ui/Button';
import { pluralize } from '../../ui/format';
import { LazySurface } from '../../ui/LazySurface';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import styles from './DeleteProjectSection.module.css';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from './DeleteProjectDialog';

const DeleteProjectDialog = lazyWithPreload(
  async () => (await import('./DeleteProjectDialog')).DeleteProjectDialog,
);

/** Section of the settings that deletes the project. Renders nothing for users without permission. */
export function DeleteProjectSection({ project }: { project: DeleteProjectSection_project$key }) {
  const { key, viewerCan } = useFragment(
    graphql`
      fragment DeleteProjectSection_project on Project {
        key
        viewerCan
      }
    `,
    project,
  );
  const [queryRef, load, dispose] = useQueryLoader<DeleteProjectSectionQuery>(deleteProjectQuery);
  // Always requested again, because the counts in the dialog must be current.
  const open = () => load({ key }, { fetchPolicy: 'network-only' });
  if (!viewerCan.includes('MAINTAIN')) return null;
  return (
    <section className={styles.section} aria-labelledby="delete-project">
      <h2 id="delete-project" className={styles.title}>
        Delete project
      </h2>
      <p className={styles.text}>
        The project and all its issues disappear for everybody. Administrators can restore it for{' '}
        {pluralize(PROJECT_RESTORE_PERIOD_DAYS, 'day')}.
      </p>
      <Button aria-haspopup="dialog" onPointerEnter={DeleteProjectDialog.preload} onClick={open}>
        Delete project…
      </Button>
      <LazySurface onRetry={open} onClose={dispose}>
        {queryRef && <DeleteProjectDialog queryRef={queryRef} onClose={dispose} />}
      </LazySurface>
    </section>
  );
}

/** What is deleted with a project. Not in the dialog's module, so that the query is sent while the dialog's code loads. */
export const deleteProjectQuery = graphql`
  query DeleteProjectSectionQuery($key: String!) {
    project(key: $key) {
      ...DeleteProjectDialog_project
    }
  }
`;
