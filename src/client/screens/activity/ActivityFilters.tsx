import { CircleDot, UserRound, ChevronDown, type LucideIcon, X } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type ComponentType, type ReactNode, useRef } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import actorsQuery from '../../../../__generated__/ActivityPickersActorQuery.graphql';
import type { ActivityFilters_project$key } from '../../../../__generated__/ActivityFilters_project.graphql';
import issuesQuery from '../../../../__generated__/ActivityPickersIssueQuery.graphql';
import { FilterMenu } from '../../components/list/FilterMenu';
import { IssueTitle } from '../../components/issues/IssueTitle';
import { UserWithAvatar } from '../../components/people/UserWithAvatar';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import {
  type ActivityFilter,
  buildActivityHref,
  ACTIVITY_TOPIC_LABELS,
  parseActivityFilter,
  parseActivityTopic,
} from './activityFilter';
import styles from './ActivityScreen.module.css';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { useAbortingQueryLoader } from '../../relay/queries/useAbortingQueryLoader';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import type { ActivityPickerProps, ActivityPickerQuery } from './ActivityPickers';
import activityFiltersStyles from './ActivityFilters.module.css';

const ActivityActorPicker = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "activity-pickers" */ './ActivityPickers')).ActivityActorPicker,
);
const ActivityIssuePicker = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "activity-pickers" */ './ActivityPickers')).ActivityIssuePicker,
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
        text={filter.topic === null ? ALL_ACTIVITY_LABEL : ACTIVITY_TOPIC_LABELS[filter.topic]}
        allLabel={ALL_ACTIVITY_LABEL}
        options={Object.entries(ACTIVITY_TOPIC_LABELS).map(([id, label]) => ({ id, label }))}
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

interface ActivityFilterButtonProps<TQuery extends ActivityPickerQuery> {
  /** Name of the filtered field, such as `User`. */
  label: string;
  icon: LucideIcon;
  query: GraphQLTaggedNode;
  projectKey: string;
  Picker: ComponentType<ActivityPickerProps<TQuery>> & { preload: () => void };
  /** The chosen value, as plain text and as content of the button; null if the filter is not set. */
  chosen: { name: string; content: ReactNode } | null;
  /** Called with the chosen value, or with null when the filter is removed. */
  onChoose: (value: string | null) => void;
}

/** Button that opens the picker of an activity filter. If the filter is set, shows its value and a remove button. */
function ActivityFilterButton<TQuery extends ActivityPickerQuery>({
  label,
  icon: Icon,
  query,
  projectKey,
  Picker,
  chosen,
  onChoose,
}: ActivityFilterButtonProps<TQuery>) {
  const { queryRef, open, load, dispose } = useAbortingQueryLoader<TQuery>(query);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <span className={chosen ? activityFiltersStyles.chip : undefined}>
      <Button
        ref={trigger}
        variant="quiet"
        className={activityFiltersStyles.button}
        aria-label={chosen ? `${label}: ${chosen.name}` : `Filter by ${label.toLowerCase()}`}
        aria-haspopup="dialog"
        aria-expanded={queryRef !== null}
        onPointerEnter={Picker.preload}
        onFocus={Picker.preload}
        onClick={() => open({ key: projectKey })}
      >
        {chosen ? chosen.content : <Icon size={14} strokeWidth={1.75} aria-hidden="true" />}
        {!chosen && (
          <>
            {label}
            <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
          </>
        )}
      </Button>
      {chosen && (
        <IconButton
          label={`Remove filter: ${chosen.name}`}
          className={activityFiltersStyles.remove}
          onClick={() => {
            onChoose(null);
            trigger.current?.focus();
          }}
        >
          <X size={14} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {queryRef && (
        <AsyncBoundary skeleton={null}>
          <Picker
            queryRef={queryRef}
            trigger={trigger}
            onRetry={() => load({ key: projectKey })}
            onClose={dispose}
            onChoose={(value) => {
              dispose();
              onChoose(value);
            }}
          />
        </AsyncBoundary>
      )}
    </span>
  );
}
