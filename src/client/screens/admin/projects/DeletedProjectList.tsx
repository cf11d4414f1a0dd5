import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import type { DeletedProjectList_query$key } from '../../../../../__generated__/DeletedProjectList_query.graphql';
import type { DeletedProjectListPageQuery } from '../../../../../__generated__/DeletedProjectListPageQuery.graphql';
import { ShowMoreButton } from '../../../components/list/ShowMoreButton';
import { PROJECT_RESTORE_PERIOD_DAYS } from '../../../../shared/limits';
import { pluralize } from '../../../ui/format';
import rows from '../../../ui/rows.module.css';
import type { DeletedProjectList_project$key } from '../../../../../__generated__/DeletedProjectList_project.graphql';
import { ListRow } from '../../../components/list/ListRow';
import { RelativeTime } from '../../../ui/RelativeTime';
import { createQueuedMutation } from '../../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { useMutationStatus } from '../../../mutations/useMutationStatus';
import { restoreProject } from '../../../components/projects/restoreProject';
import { announceToScreenReader } from '../../../ui/announce';
import { Button } from '../../../ui/Button';
import { useFocusAfterRemoval } from '../../../ui/focus/useFocusAfterRemoval';

const DELETED_PROJECTS_PAGE_SIZE = 50;

/** The deleted projects that can be restored, most recently deleted first. */
export function DeletedProjectList({ query }: { query: DeletedProjectList_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    DeletedProjectListPageQuery,
    DeletedProjectList_query$key
  >(
    graphql`
      fragment DeletedProjectList_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "DeletedProjectListPageQuery") {
        deletedProjects(first: $count, after: $cursor)
          @connection(key: "DeletedProjectList_deletedProjects") {
          edges {
            node {
              id
              ...DeletedProjectList_project
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.deletedProjects;
  return (
    <section aria-labelledby="deleted-projects">
      <h2 id="deleted-projects" className={rows.heading}>
        Deleted projects
      </h2>
      {edges.length === 0 ? (
        <p className={rows.empty}>
          No deleted projects. A project that a maintainer deletes is listed here for{' '}
          {pluralize(PROJECT_RESTORE_PERIOD_DAYS, 'day')}.
        </p>
      ) : (
        <ul className={rows.rows}>
          {edges.map(({ node }) => (
            <DeletedProjectRow key={node.id} project={node} />
          ))}
        </ul>
      )}
      <ShowMoreButton
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onClick={() => loadNext(DELETED_PROJECTS_PAGE_SIZE)}
      />
    </section>
  );
}

/** A deleted project: who deleted it, when it will be removed, and the button that restores it. */
function DeletedProjectRow({ project }: { project: DeletedProjectList_project$key }) {
  const { id, key, name, issueCount, deletedAt, deletedBy, removedAt } = useFragment(
    graphql`
      fragment DeletedProjectList_project on DeletedProject {
        id
        key
        name
        issueCount
        deletedAt
        removedAt
        deletedBy {
          login
        }
      }
    `,
    project,
  );
  const mutationQueue = useMutationQueue();
  const { error, isPending, track } = useMutationStatus();
  const { element, expectRemoval } = useFocusAfterRemoval<HTMLLIElement>();
  const restore = async () => {
    expectRemoval();
    const committed = mutationQueue.commitMutation(createQueuedMutation(restoreProject, { id }), {
      summary: `Restored project ${name}`,
      href: `/projects/${key}/issues`,
    });
    const result = await track(committed);
    if (result.status === 'done') return announceToScreenReader(`Project ${name} was restored`);
    expectRemoval(false);
  };
  return (
    <ListRow
      ref={element}
      name={name}
      secondary={key}
      error={error}
      detail={
        <>
          {pluralize(issueCount, 'issue')} · deleted <RelativeTime dateTime={deletedAt} />
          {deletedBy && ` by ${deletedBy.login}`} · removed permanently <RelativeTime dateTime={removedAt} />
        </>
      }
    >
      <Button
        variant="quiet"
        aria-label={`Restore ${name}`}
        aria-disabled={isPending}
        onClick={() => !isPending && void restore()}
      >
        Restore
      </Button>
    </ListRow>
  );
}
