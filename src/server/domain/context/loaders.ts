/**
 * The loaders of one request. They are discarded with the request, so that no viewer receives rows that were loaded
 * for another. Requests share only users, the attributes of issues, and the projects of a viewer, as long as these are
 * known to be current.
 */
import {
  type BulkOperationKey,
  type BulkOperationRow,
  leaveOutHiddenBulkItems,
  readBulkOperations,
} from '../../store/read/bulk';
import type { FileKey } from '../../../shared/files';
import type { ImportSystem } from '../../../shared/importSystems';
import { formatSourceIdentifier, parseSourceIdentifier } from '../../../shared/sourceIdentifiers';
import {
  type DuplicateClusterKey,
  readDuplicateClusterMembers,
  readDuplicateClusters,
} from '../../store/read/duplicateClusters';
import { readFeedOwner } from '../../store/read/feeds';
import { readFiles } from '../../store/read/files';
import { readComments } from '../../store/read/comments';
import { type IssueRowKey, readIssueBodies, readIssueSources, readIssues } from '../../store/read/issues';
import {
  readIssuesBySourceIdentifier,
  readIssuesBySourceUrl,
  readProjectSourceUrls,
} from '../../store/read/importSources';
import { readSearchSnippets, type SnippetKey } from '../../search/snippets/readSearchSnippets';
import {
  type NotificationSubject,
  readNotifications,
  readNotificationsBySubject,
} from '../../store/read/notifications';
import { readReactions, type ReactionSubject } from '../../store/read/reactions';
import {
  readIssuesVotedWatchedOrMutedByUser,
  readProjectWatchLevels,
} from '../../store/read/votesAndWatches';
import { readSavedViews, readSavedViewSettings } from '../../store/read/savedViews';
import { readAllProjects, readProjectsById, readProjectsByKey } from '../../store/read/projects';
import {
  ISSUE_ATTRIBUTE_TABLES,
  readIssueAttributeColors,
  readIssueAttributes,
  type IssueAttributeColorKey,
  type IssueAttributeRow,
  type IssueAttributeKey,
} from '../../store/read/attributes';
import { readSubIssueProgress, readVisibleSubIssueProgress } from '../../store/read/subIssues';
import { readEventsBySequenceNumber } from '../../store/read/timeline';
import { readLatestPersonClaims } from '../../store/read/personClaims';
import { readProjectsOfUsers, readUserDetails, readUsersOfProjects } from '../../store/read/people';
import { readTriageLeases, readTriageSettings, readTriageSnoozes } from '../../store/read/triage';
import {
  readResolvedUsers,
  readUsersAndPlaceholdersByLogin,
  type ResolvedUserRow,
  type UserRow,
} from '../../store/read/users';
import {
  isIssueVisible,
  readHiddenIssues,
  type RestrictedProject,
  toRestrictedProjects,
} from '../../store/read/issueVisibility';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { DatabaseRevision } from '../../store/engines/DatabaseRevision';
import type { RevisionCache, RevisionCaches } from '../../store/RevisionCache';
import { createDataLoaderById, createDataLoaderForLists, RowLoader } from './batch';
import type { Viewer } from '../access/permissions';
import type { VisibilityRule } from '../access/VisibilityRule';
import { memoizeResult } from '../base/connection';
import { allMaybePromises, mapMaybePromise, type MaybePromise } from '../base/maybePromise';
import {
  type IssueAttributeCache,
  formatIssueAttributeKey,
  formatIssueAttributeRowKey,
} from './IssueAttributeCache';

/** Project id and number of a cluster. */
type DuplicateClusterName = `${number}:${number}`;

function parseClusterName(name: DuplicateClusterName): DuplicateClusterKey {
  const [projectId, number] = name.split(':').map(Number);
  return { projectId: projectId!, number: number! };
}

export type RequestDataLoaders = ReturnType<typeof createRequestDataLoaders>;

/**
 * @param requestRevision the database's revision if it is known only from a statement of the request, otherwise null
 */
export function createRequestDataLoaders(
  { db, caches, getRevision }: Pick<DatabaseStore, 'db' | 'caches' | 'getRevision'>,
  { viewer, visibilityRule }: { viewer: Viewer | null; visibilityRule: VisibilityRule },
  attributes: IssueAttributeCache,
  requestRevision: DatabaseRevision | null,
) {
  const viewerId = viewer?.id ?? null;
  const issueName = (key: IssueRowKey) => `${key.projectId}:${key.number}`;
  const issueRowName = (row: { project_id: number; number: number }) => `${row.project_id}:${row.number}`;
  const revisionOf = ({ tables }: Pick<RevisionCaches['users'], 'tables'>) =>
    getRevision(tables) ?? requestRevision;
  const cacheRows = async <Key, CachedRow extends object, Row extends CachedRow>(
    cache: RevisionCache<Key, CachedRow>,
    keyOf: (row: Row) => Key,
    read: () => Promise<Row[]>,
  ): Promise<Row[]> => {
    const revision = revisionOf(cache);
    const rows = await read();
    for (const row of rows) cache.set(revision, keyOf(row), row);
    return rows;
  };
  const projectCacheKey = (idOrKey: number | string) => `${viewerId}:${idOrKey}`;
  const findCachedProject = (idOrKey: number | string) =>
    caches.projects.get(revisionOf(caches.projects), projectCacheKey(idOrKey));
  const projects = createDataLoaderById(
    (ids) =>
      cacheRows(
        caches.projects,
        ({ id }) => projectCacheKey(id),
        () => readProjectsById(db, ids, viewerId),
      ),
    (project) => project.id,
    findCachedProject,
  );
  /** Whether the viewer may see a project at all is checked when the project is loaded (`loadProjectById`). */
  const loadRestrictedProjects = (ids: Iterable<number>): MaybePromise<RestrictedProject[]> =>
    mapMaybePromise(allMaybePromises([...new Set(ids)].map((id) => projects.load(id))), (rows) =>
      rows.flatMap((project) =>
        project === null ? [] : toRestrictedProjects(project.id, visibilityRule(viewer, project) ?? 'all'),
      ),
    );
  const withoutHiddenIssues = async <Row>(
    rows: Row[],
    keysOf: (row: Row) => readonly IssueRowKey[],
  ): Promise<Row[]> => {
    const keys = rows.flatMap(keysOf);
    const restrictedProjects = await loadRestrictedProjects(keys.map(({ projectId }) => projectId));
    if (restrictedProjects.length === 0) return rows;
    const hidden = new Set((await readHiddenIssues(db, restrictedProjects, keys)).map(issueName));
    return rows.filter((row) => !keysOf(row).some((key) => hidden.has(issueName(key))));
  };
  const withoutHiddenBulkItems = async (rows: BulkOperationRow[]): Promise<BulkOperationRow[]> => {
    const restrictedProjects = await loadRestrictedProjects(rows.map(({ project_id }) => project_id));
    return restrictedProjects.length === 0 ? rows : leaveOutHiddenBulkItems(db, restrictedProjects, rows);
  };
  const attributesRevision = () => getRevision(ISSUE_ATTRIBUTE_TABLES);
  const attributesVersionOf = async (projectId: number) =>
    attributesRevision() ?? (await projects.load(projectId))?.version ?? 0;
  const markLoader = (table: 'vote' | 'watch') =>
    new RowLoader(
      (keys: readonly IssueRowKey[]) => readIssuesVotedWatchedOrMutedByUser(db, table, viewerId ?? 0, keys),
      issueName,
      issueRowName,
    );
  return {
    projects,
    /** All projects, including those that the viewer may not see. */
    allProjects: memoizeResult(() => readAllProjects(db, viewerId)),
    projectsByKey: new RowLoader(
      (keys: readonly string[]) =>
        cacheRows(
          caches.projects,
          ({ key }) => projectCacheKey(key),
          () => readProjectsByKey(db, keys, viewerId),
        ),
      (key) => key,
      (project) => project.key,
      findCachedProject,
    ),
    /** Returns the given projects in which issues may be hidden from the viewer, with the rule for the visible ones. */
    restrictedProjects: loadRestrictedProjects,
    /**
     * Leaves out rows of issues that the viewer may not see. Rows of no issue and of deleted issues remain.
     * @param keysOf the issues to which a row belongs
     */
    withoutHiddenIssues,
    /**
     * Subtracts the issues that the viewer may not see from the counts of bulk operations, and leaves out operations all
     * of whose issues are hidden.
     */
    withoutHiddenBulkItems,
    /** Issues that the viewer may see, provided that they may see the project. */
    issues: new RowLoader(
      async (keys: readonly IssueRowKey[]) => {
        const [rows, restrictedProjects] = await Promise.all([
          readIssues(db, keys),
          loadRestrictedProjects(keys.map(({ projectId }) => projectId)),
        ]);
        if (restrictedProjects.length === 0) return rows;
        const visibilities = new Map(restrictedProjects.map(({ id, visibility }) => [id, visibility]));
        return rows.filter((row) => isIssueVisible(visibilities.get(row.project_id) ?? 'all', row));
      },
      issueName,
      issueRowName,
    ),
    bodies: new RowLoader(
      (keys: readonly IssueRowKey[]) => readIssueBodies(db, keys),
      issueName,
      issueRowName,
    ),
    searchSnippets: new RowLoader(
      (keys: readonly SnippetKey[]) => readSearchSnippets(db, keys),
      (key) => `${issueName(key)}:${key.query}`,
      (snippet) => `${issueRowName(snippet)}:${snippet.query}`,
    ),
    sources: new RowLoader(
      (keys: readonly IssueRowKey[]) => readIssueSources(db, keys),
      issueName,
      issueRowName,
    ),
    /** Issues by the address that they were imported from, in all projects that contain a copy. */
    issuesBySourceUrl: createDataLoaderForLists(
      (urlKeys: readonly string[]) => readIssuesBySourceUrl(db, urlKeys),
      (issue) => issue.url_key,
    ),
    /** Issues by identifier in another tracker (see `formatSourceIdentifier`), in all projects that contain a copy. */
    issuesBySourceIdentifier: createDataLoaderForLists(
      (names: readonly string[]) =>
        readIssuesBySourceIdentifier(
          db,
          names.flatMap((name) => parseSourceIdentifier(name) ?? []),
        ),
      ({ source_id: sourceId, system }) =>
        formatSourceIdentifier({ sourceId, system: system as ImportSystem | null }),
    ),
    projectSourceUrls: createDataLoaderById(
      (ids) => readProjectSourceUrls(db, ids),
      (source) => source.project_id,
    ),
    reactions: createDataLoaderForLists(
      (subjects: readonly ReactionSubject[]) => readReactions(db, viewerId ?? 0, subjects),
      (row): ReactionSubject => `${row.project_id}:${row.number}:${row.comment_id}`,
    ),
    subIssueProgress: new RowLoader(
      async (keys: readonly IssueRowKey[]) => {
        const restrictedProjects = await loadRestrictedProjects(keys.map(({ projectId }) => projectId));
        const stored = await readSubIssueProgress(db, keys);
        if (restrictedProjects.length === 0) return stored;
        const counted = await readVisibleSubIssueProgress(db, keys, restrictedProjects);
        const restrictedIds = new Set(restrictedProjects.map(({ id }) => id));
        return [...stored.filter(({ project_id: id }) => !restrictedIds.has(id)), ...counted];
      },
      issueName,
      issueRowName,
    ),
    duplicateClusters: new RowLoader(
      async (keys: readonly DuplicateClusterKey[]) =>
        readDuplicateClusters(db, keys, await loadRestrictedProjects(keys.map(({ projectId }) => projectId))),
      issueName,
      issueRowName,
    ),
    /** The members of clusters, without those that are duplicates of another issue already. */
    duplicateClusterMembers: createDataLoaderForLists(
      async (names: readonly DuplicateClusterName[]) => {
        const keys = names.map(parseClusterName);
        const restrictedProjects = await loadRestrictedProjects(keys.map(({ projectId }) => projectId));
        return readDuplicateClusterMembers(db, keys, restrictedProjects);
      },
      ({ project_id, cluster }): DuplicateClusterName => `${project_id}:${cluster}`,
    ),
    /** Active leases of issues. */
    triageLeases: new RowLoader(
      (keys: readonly IssueRowKey[]) => readTriageLeases(db, keys),
      issueName,
      issueRowName,
    ),
    triageSnoozes: new RowLoader(
      (keys: readonly IssueRowKey[]) => readTriageSnoozes(db, keys),
      issueName,
      issueRowName,
    ),
    triageSettings: createDataLoaderById(
      (ids) => readTriageSettings(db, ids),
      (settings) => settings.project_id,
    ),
    votes: markLoader('vote'),
    watches: markLoader('watch'),
    mutedIssues: new RowLoader(
      (keys: readonly IssueRowKey[]) =>
        readIssuesVotedWatchedOrMutedByUser(db, 'muted_issue', viewerId ?? 0, keys),
      issueName,
      issueRowName,
    ),
    projectWatchLevels: createDataLoaderById(
      (ids) => readProjectWatchLevels(db, viewerId ?? 0, ids),
      (row) => row.project_id,
    ),
    /** The saved views of a project that the viewer can see. */
    savedViews: createDataLoaderForLists(
      (projectIds: readonly number[]) => readSavedViews(db, viewerId, projectIds),
      (view) => view.project_id,
    ),
    /** The viewer's and the project's settings for saved views. */
    savedViewSettings: createDataLoaderForLists(
      (projectIds: readonly number[]) => readSavedViewSettings(db, viewerId, projectIds),
      (settings) => settings.project_id,
    ),
    /** The viewer with the generation of their feed addresses. */
    viewerWithFeedGeneration: memoizeResult(async () =>
      viewerId === null ? null : readFeedOwner(db, viewerId),
    ),
    files: new RowLoader(
      (keys: readonly FileKey[]) => readFiles(db, keys),
      (key) => `${key.projectId}:${key.id}`,
      (file) => `${file.project_id}:${file.id}`,
    ),
    /** The viewer's notifications. */
    notifications: createDataLoaderById(
      async (ids) =>
        withoutHiddenIssues(
          await readNotifications(db, viewerId ?? 0, ids),
          ({ project_id: projectId, issue_number: number }) => [{ projectId, number }],
        ),
      (row) => row.id,
    ),
    /** The viewer's notifications by issue or bulk operation. */
    notificationsBySubject: new RowLoader(
      (subjects: readonly NotificationSubject[]) => readNotificationsBySubject(db, viewerId ?? 0, subjects),
      ({ projectId, issueNumber, bulkNumber }) => `${projectId}:${issueNumber}:${bulkNumber}`,
      ({ project_id, issue_number, bulk_number }) => `${project_id}:${issue_number}:${bulk_number}`,
    ),
    /** Users by id. The id of a placeholder that belongs to an account resolves to the account. */
    users: new RowLoader<number, UserRow & Partial<ResolvedUserRow>>(
      (ids) =>
        cacheRows(
          caches.users,
          ({ requested_id }) => requested_id,
          () => readResolvedUsers(db, ids),
        ),
      (id) => id,
      ({ id, requested_id }) => requested_id ?? id,
      (id) => caches.users.get(revisionOf(caches.users), id),
    ),
    /** The viewer's latest claims to be placeholders, by the id of the placeholder. */
    ownPersonClaims: createDataLoaderById(
      async (ids) => (viewerId === null ? [] : readLatestPersonClaims(db, viewerId, ids)),
      (claim) => claim.placeholder_id,
    ),
    userDetails: createDataLoaderById(
      (ids) => readUserDetails(db, ids),
      (user) => user.id,
    ),
    /** The projects in which a user is a member or has written something, including those hidden from the viewer. */
    projectsOfUsers: createDataLoaderForLists(
      async (userIds: readonly number[]) => {
        const rows = await readProjectsOfUsers(db, userIds);
        const restrictedProjects = await loadRestrictedProjects(rows.map(({ project_id }) => project_id));
        if (restrictedProjects.length === 0) return rows;
        const pairs = rows.map((row) => ({ projectId: row.project_id, userId: row.user_id }));
        return readUsersOfProjects(db, pairs, restrictedProjects);
      },
      ({ user_id }) => user_id,
    ),
    /** Whether a user is a member of a project or has written something in it. */
    usersOfProjects: new RowLoader(
      async (keys: readonly { projectId: number; userId: number }[]) =>
        readUsersOfProjects(db, keys, await loadRestrictedProjects(keys.map(({ projectId }) => projectId))),
      ({ projectId, userId }) => `${projectId}:${userId}`,
      ({ project_id, user_id }) => `${project_id}:${user_id}`,
    ),
    usersByLogin: new RowLoader(
      (logins: readonly string[]) => readUsersAndPlaceholdersByLogin(db, logins),
      (login) => login,
      (user) => user.requested_login,
    ),
    attributes: new RowLoader<IssueAttributeKey, IssueAttributeRow>(
      (keys) => attributes.get(keys, attributesVersionOf, (missing) => readIssueAttributes(db, missing)),
      formatIssueAttributeKey,
      formatIssueAttributeRowKey,
      (key) =>
        attributes.findCached(key, attributesRevision() ?? projects.findLoaded(key.projectId)?.version),
    ),
    colors: new RowLoader(
      (keys: readonly IssueAttributeColorKey[]) => readIssueAttributeColors(db, keys),
      (key) => `${key.kind}:${key.projectId}:${key.name.toLowerCase()}`,
      (color) => `${color.kind}:${color.project_id}:${color.name.toLowerCase()}`,
    ),
    comments: new RowLoader(
      async (keys: readonly { projectId: number; id: number }[]) =>
        withoutHiddenIssues(
          await readComments(db, keys),
          ({ project_id: projectId, issue_number: number }) => [{ projectId, number }],
        ),
      (key) => `${key.projectId}:${key.id}`,
      (comment) => `${comment.project_id}:${comment.id}`,
    ),
    bulkOperations: new RowLoader(
      async (keys: readonly BulkOperationKey[]) => withoutHiddenBulkItems(await readBulkOperations(db, keys)),
      issueName,
      issueRowName,
    ),
    events: new RowLoader(
      async (keys: readonly { projectId: number; sequence: number }[]) =>
        readEventsBySequenceNumber(
          db,
          keys,
          await loadRestrictedProjects(keys.map(({ projectId }) => projectId)),
        ),
      (key) => `${key.projectId}:${key.sequence}`,
      (event) => `${event.project_id}:${event.sequence}`,
    ),
  };
}
