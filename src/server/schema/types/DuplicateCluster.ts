import { getDuplicateStrength, DUPLICATE_SCORE_UNIT } from '../../../shared/duplicates';
import type { DuplicateSearchUnavailableReason, DuplicateStrength } from '../../../shared/duplicates';
import { encodeGlobalId } from '../../domain/base/ids';
import {
  countDuplicatesSettledToday,
  type DuplicateClusterMember,
  type DuplicateLevelCount,
  type DuplicateSearchStatus,
  loadDuplicateClusterMembers,
  suggestCanonicalIssue,
} from '../../domain/duplicateClusters/clusters';
import type { DuplicateClusterRow } from '../../store/read/duplicateClusters';
import { GraphQLNode, NODE_ID_DESCRIPTION, schemaBuilder } from '../builder/builder';
import { defineGraphQLConnectionType } from '../builder/connection';
import { GraphQLDateTime } from '../builder/DateTime';
import { defineUpperCaseEnum } from '../builder/enums';
import { GraphQLIssueRef } from '../builder/refs';

export const GraphQLDuplicateStrength = defineUpperCaseEnum<DuplicateStrength>(
  'DuplicateStrength',
  'Level of the estimated probability that issues are duplicates: their score.',
  {
    almost_certain: 'A score of at least 0.9.',
    likely: 'A score from 0.8 to below 0.9.',
    possible: 'A score from 0.5 to below 0.8.',
  },
);

const GraphQLDuplicateClusterMember = schemaBuilder
  .objectRef<DuplicateClusterMember>('DuplicateClusterMember')
  .implement({
    description: 'An issue of a cluster of likely duplicates.',
    fields: (t) => ({
      issue: t.field({
        type: GraphQLIssueRef,
        description: 'The issue of the cluster.',
        resolve: ({ issue }) => issue,
      }),
      score: t.float({
        description:
          'Estimated probability, from 0.5 to 1, that the issue is a duplicate of another one of the cluster: the score of its strongest pair.',
        resolve: ({ score }) => score / DUPLICATE_SCORE_UNIT,
      }),
      because: t.stringList({
        description:
          'Reasons for the score, in words, strongest first: what the issue has in common with the other issue of its strongest pair.',
        resolve: ({ reasons }) => reasons,
      }),
    }),
  });

export const GraphQLDuplicateCluster = schemaBuilder
  .objectRef<DuplicateClusterRow>('DuplicateCluster')
  .implement({
    description:
      'Issues of a project that are likely duplicates of each other. A cluster is no longer returned when nothing is left to merge.',
    interfaces: [GraphQLNode],
    fields: (t) => ({
      id: t.id({
        description: NODE_ID_DESCRIPTION,
        resolve: ({ project_id, number }) => encodeGlobalId('DuplicateCluster', project_id, number),
      }),
      strength: t.float({
        description: 'The highest score of a member, from 0.5 to 1.',
        resolve: ({ strength }) => strength / DUPLICATE_SCORE_UNIT,
      }),
      level: t.field({
        type: GraphQLDuplicateStrength,
        description: 'Level of the cluster’s strength.',
        resolve: ({ strength }) => getDuplicateStrength(strength / DUPLICATE_SCORE_UNIT),
      }),
      issueCount: t.exposeInt('issue_count', {
        description: 'Exact number of members. Issues that have been closed as duplicates are not counted.',
      }),
      openIssueCount: t.exposeInt('open_count', { description: 'Exact number of open members.' }),
      suggestedCanonical: t.field({
        type: GraphQLIssueRef,
        description:
          'Member that is suggested as the canonical issue. A closed issue is suggested only if the cluster has a single open one.',
        resolve: async (cluster, _args, context) =>
          suggestCanonicalIssue(await loadDuplicateClusterMembers(context, cluster)).member.issue,
      }),
      suggestionReasons: t.stringList({
        description:
          'Reasons for the suggestion, in words, such as “oldest”, “most votes (31)” and “best described”.',
        resolve: async (cluster, _args, context) =>
          suggestCanonicalIssue(await loadDuplicateClusterMembers(context, cluster)).reasons,
      }),
      members: t.field({
        type: [GraphQLDuplicateClusterMember],
        description:
          'Members of the cluster, at most 20: open issues first, then by score. Issues that have been closed as duplicates are left out.',
        resolve: (cluster, _args, context) => loadDuplicateClusterMembers(context, cluster),
      }),
    }),
  });

export const GraphQLDuplicateClusterConnection = defineGraphQLConnectionType(
  'DuplicateCluster',
  GraphQLDuplicateCluster,
  'A page of clusters of likely duplicates.',
);

const GraphQLDuplicateSearchState = defineUpperCaseEnum<DuplicateSearchStatus['state']>(
  'DuplicateSearchState',
  'State of the search for clusters of likely duplicates.',
  {
    waiting: 'The search has not started yet.',
    running: 'The search is comparing issues. The clusters are those of the previous search.',
    done: 'The search is complete. Changed issues are compared again automatically.',
    canceled: 'A user canceled the search. The clusters are those of the previous search.',
    unavailable:
      'The search cannot start, for the reason in `unavailableReason`. The clusters are those of the previous search.',
  },
);

const GraphQLDuplicateSearchUnavailableReason = defineUpperCaseEnum<DuplicateSearchUnavailableReason>(
  'DuplicateSearchUnavailableReason',
  'Reason why a server cannot search a project for likely duplicates.',
  {
    disabled: 'The server is configured to search only with SQL, which cannot find likely duplicates.',
    too_large: 'The project’s index of likely duplicates exceeds the memory limit of the server.',
  },
);

const GraphQLDuplicateLevelCount = schemaBuilder
  .objectRef<DuplicateLevelCount>('DuplicateLevelCount')
  .implement({
    description: 'Number of clusters of likely duplicates with one level of strength.',
    fields: (t) => ({
      level: t.expose('level', {
        type: GraphQLDuplicateStrength,
        description: 'Level of the counted clusters.',
      }),
      clusterCount: t.exposeInt('cluster_count', { description: 'Number of clusters of this level.' }),
      openIssueCount: t.exposeInt('open_count', {
        description: 'Number of open issues in clusters of this level.',
      }),
    }),
  });

const COUNTS_DELAY = 'Includes changes of issues after about a second.';

export const GraphQLDuplicateSearchStatus = schemaBuilder
  .objectRef<DuplicateSearchStatus>('DuplicateSearchStatus')
  .implement({
    description: 'The search for clusters of likely duplicates in a project, and its result.',
    fields: (t) => ({
      state: t.expose('state', {
        type: GraphQLDuplicateSearchState,
        description: 'State of the search.',
      }),
      unavailableReason: t.expose('unavailableReason', {
        type: GraphQLDuplicateSearchUnavailableReason,
        nullable: true,
        description:
          'Reason why the server cannot search the project for likely duplicates, or null if it can.',
      }),
      issuesDone: t.exposeInt('issuesDone', {
        description: 'Number of issues that the search has compared so far.',
      }),
      issuesTotal: t.exposeInt('issuesTotal', {
        description: 'Number of issues that the search compares, or 0 if it has not started.',
      }),
      endedAt: t.expose('endedAt', {
        type: GraphQLDateTime,
        nullable: true,
        description: 'When the last search was completed or canceled, or null if no search has ended.',
      }),
      version: t.string({
        description:
          'Version of the project, as in `Project.version`, up to which the clusters include changes of states, links and dismissed pairs.',
        resolve: ({ version }) => String(version),
      }),
      clusterCount: t.int({
        description: `Number of clusters. ${COUNTS_DELAY}`,
        resolve: async ({ countLevels }) =>
          (await countLevels()).reduce((sum, { cluster_count }) => sum + cluster_count, 0),
      }),
      openIssueCount: t.int({
        description: `Number of open issues in clusters. ${COUNTS_DELAY}`,
        resolve: async ({ countLevels }) =>
          (await countLevels()).reduce((sum, { open_count }) => sum + open_count, 0),
      }),
      levels: t.field({
        type: [GraphQLDuplicateLevelCount],
        description: `Counts by level of strength, strongest first. ${COUNTS_DELAY}`,
        resolve: ({ countLevels }) => countLevels(),
      }),
      settledToday: t.int({
        description:
          'Exact number of issues that were closed as duplicates since 0:00 UTC and are still closed as duplicates, whether or not they belonged to a cluster.',
        resolve: (status, _args, context) => countDuplicatesSettledToday(context, status),
      }),
    }),
  });
