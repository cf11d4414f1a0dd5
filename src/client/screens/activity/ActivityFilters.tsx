import { CircleDot, UserRound } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router-dom';
import actorsQuery from '../../../../__generated__/ActivityActorPickerQuery.graphql';
import type { ActivityFilters_project$key } from '../../../../__generated__/ActivityFilters_project.graphql';
import issuesQuery from '../../../../__generated__/ActivityIssuePickerQuery.graphql';
import { FilterMenu } from '../../components/list/FilterMenu';
import { IssueTitle } from '../../components/IssueTitle';
import { UserWithAvatar } from '../../components/UserWithAvatar';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { ActivityFilterButton } from './ActivityFilterButton';
import {
  type ActivityFilter,
  buildActivityHref,
  ACTIVITY_TOPICS,
  parseActivityFilter,
  parseActivityTopic,
} from './activityFilter';
import styles from './ActivityScreen.module.css';

const ActivityActorPicker = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "activity-pickers" */ './ActivityActorPicker')).ActivityActorPicker,
);
const ActivityIssuePicker = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "activity-pickers" */ './ActivityIssuePicker')).ActivityIssuePicker,
);

const ALL_ACTIVITY_LABEL = 'All activity';

interface ActivityFiltersProps {
  project: ActivityFilters_project$key;
  projectKey: string;
}

/** Filters of the activity by kind of event, user and issue. Each one that is set can be removed. */
export function ActivityFilters({ project, projectKey }: ActivityFiltersProps) {
  const { actor, issue } = useFragment(
    graphql`
      fragment ActivityFilters_project on Project
      @argumentDefinitions(
        actor: { type: "ID!" }
        byActor: { type: "Boolean!" }
        number: { type: "Int!" }
        byIssue: { type: "Boolean!" }
      ) {
        actor(id: $actor) @include(if: $byActor) {
          login
          ...UserWithAvatar_user
        }
        issue(number: $number) @include(if: $byIssue) {
          key
          title
        }
      }
    `,
    project,
  );
  const navigate = useNavigate();
  const filter = parseActivityFilter(useSearchParams()[0]);
  const go = (change: Partial<ActivityFilter>) =>
    void navigate(buildActivityHref(projectKey, { ...filter, ...change }), { replace: true });
  const issueKey = issue?.key ?? `${projectKey}-${filter.issueNumber}`;
  return (
    <div className={styles.filters} role="group" aria-label="Filters">
      <FilterMenu
        label="Show"
        title="Activity"
        text={filter.topic === null ? ALL_ACTIVITY_LABEL : ACTIVITY_TOPICS[filter.topic].label}
        allLabel={ALL_ACTIVITY_LABEL}
        options={Object.entries(ACTIVITY_TOPICS).map(([id, { label }]) => ({ id, label }))}
        selected={filter.topic}
        onSelect={(id) => go({ topic: parseActivityTopic(id) })}
        className={styles.filter}
      />
      <ActivityFilterButton
        label="User"
        icon={UserRound}
        query={actorsQuery}
        projectKey={projectKey}
        Picker={ActivityActorPicker}
        chosen={
          filter.actorId === null
            ? null
            : {
                name: actor?.login ?? 'Unknown user',
                content: actor ? <UserWithAvatar user={actor} /> : 'Unknown user',
              }
        }
        onChoose={(actorId) => go({ actorId })}
      />
      <ActivityFilterButton
        label="Issue"
        icon={CircleDot}
        query={issuesQuery}
        projectKey={projectKey}
        Picker={ActivityIssuePicker}
        chosen={
          filter.issueNumber === null
            ? null
            : {
                name: issueKey,
                content: (
                  <span className={styles.filterText}>
                    {issueKey} {issue && <IssueTitle title={issue.title} />}
                  </span>
                ),
              }
        }
        onChoose={(number) => go({ issueNumber: number === null ? null : Number(number) })}
      />
    </div>
  );
}
