/**
 * The DataLoaders of one request. They are discarded with the request, so that no viewer receives rows that
 * were loaded for another.
 */
import { type BulkOperationKey, readBulkOperations } from '../../store/read/bulk';
import { readComments } from '../../store/read/comments';
import { type IssueKey, readIssueBodies, readIssueSourceUrls, readIssues } from '../../store/read/issues';
import { readVotesOrWatches } from '../../store/read/votesAndWatches';
import { readAllProjects, readProjectsById, readProjectsByKey } from '../../store/read/projects';
import {
  readIssueAttributeColors,
  readIssueAttributes,
  type IssueAttributeColorKey,
  type IssueAttributeRow,
  type IssueAttributeKey,
} from '../../store/read/attributes';
import { readEventsBySequenceNumber } from '../../store/read/timeline';
import { readUserDetails } from '../../store/read/people';
import { readUsers, readUsersByLogin } from '../../store/read/users';
import type { Store } from '../../store/Store';
import { createDataLoaderById, createDataLoaderByKey } from './batch';
import { memoizeResult } from '../base/connection';
import {
  type IssueAttributeCache,
  formatIssueAttributeKey,
  formatIssueAttributeRowKey,
} from './IssueAttributeCache';

export type RequestDataLoaders = ReturnType<typeof createRequestDataLoaders>;

export function createRequestDataLoaders(
  db: Store['db'],
  viewerId: number | null,
  attributes: IssueAttributeCache,
) {
  const issueName = (key: IssueKey) => `${key.projectId}:${key.number}`;
  const issueRowName = (row: { project_id: number; number: number }) => `${row.project_id}:${row.number}`;
  const projects = createDataLoaderById(
    (ids) => readProjectsById(db, ids, viewerId),
    (project) => project.id,
  );
  const versionOf = async (projectId: number) => (await projects.load(projectId))?.version ?? 0;
  const markLoader = (table: 'vote' | 'watch') =>
    createDataLoaderByKey(
      (keys: readonly IssueKey[]) => readVotesOrWatches(db, table, viewerId ?? 0, keys),
      issueName,
      issueRowName,
    );
  return {
    projects,
    /** All projects, including those that the viewer may not see. */
    allProjects: memoizeResult(() => readAllProjects(db, viewerId)),
    projectsByKey: createDataLoaderByKey(
      (keys: readonly string[]) => readProjectsByKey(db, keys, viewerId),
      (key) => key,
      (project) => project.key,
    ),
    issues: createDataLoaderByKey(
      (keys: readonly IssueKey[]) => readIssues(db, keys),
      issueName,
      issueRowName,
    ),
    bodies: createDataLoaderByKey(
      (keys: readonly IssueKey[]) => readIssueBodies(db, keys),
      issueName,
      issueRowName,
    ),
    sources: createDataLoaderByKey(
      (keys: readonly IssueKey[]) => readIssueSourceUrls(db, keys),
      issueName,
      issueRowName,
    ),
    votes: markLoader('vote'),
    watches: markLoader('watch'),
    users: createDataLoaderById(
      (ids) => readUsers(db, ids),
      (user) => user.id,
    ),
    userDetails: createDataLoaderById(
      (ids) => readUserDetails(db, ids),
      (user) => user.id,
    ),
    usersByLogin: createDataLoaderByKey(
      (logins: readonly string[]) => readUsersByLogin(db, logins),
      (login) => login,
      (user) => user.login,
    ),
    attributes: createDataLoaderByKey<IssueAttributeKey, IssueAttributeRow>(
      (keys) => attributes.get(keys, versionOf, (missing) => readIssueAttributes(db, missing)),
      formatIssueAttributeKey,
      formatIssueAttributeRowKey,
    ),
    colors: createDataLoaderByKey(
      (keys: readonly IssueAttributeColorKey[]) => readIssueAttributeColors(db, keys),
      (key) => `${key.kind}:${key.projectId}:${key.name.toLowerCase()}`,
      (color) => `${color.kind}:${color.project_id}:${color.name.toLowerCase()}`,
    ),
    comments: createDataLoaderByKey(
      (keys: readonly { projectId: number; id: number }[]) => readComments(db, keys),
      (key) => `${key.projectId}:${key.id}`,
      (comment) => `${comment.project_id}:${comment.id}`,
    ),
    bulkOperations: createDataLoaderByKey(
      (keys: readonly BulkOperationKey[]) => readBulkOperations(db, keys),
      issueName,
      issueRowName,
    ),
    events: createDataLoaderByKey(
      (keys: readonly { projectId: number; sequence: number }[]) => readEventsBySequenceNumber(db, keys),
      (key) => `${key.projectId}:${key.sequence}`,
      (event) => `${event.project_id}:${event.sequence}`,
    ),
  };
}
