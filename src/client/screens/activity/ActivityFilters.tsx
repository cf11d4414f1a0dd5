import { graphql, useFragment } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ActivityFilters_query$key } from '../../../../__generated__/ActivityFilters_query.graphql';
import { FilterMenu } from '../../components/list/FilterMenu';
import {
  type ActivityFilter,
  buildActivityHref,
  ACTIVITY_TOPICS,
  parseActivityFilter,
  parseActivityTopic,
} from './activityFilter';
import styles from './ActivityScreen.module.css';

const ALL_ACTIVITY_LABEL = 'All activity';
const ALL_ACTORS_LABEL = 'Everyone';

interface Props {
  query: ActivityFilters_query$key;
  projectKey: string;
}

/** Menus that filter the activity by kind of event and by user. */
export function ActivityFilters({ query, projectKey }: Props) {
  const { viewer, actor } = useFragment(
    graphql`
      fragment ActivityFilters_query on Query
      @argumentDefinitions(actor: { type: "ID!" }, byActor: { type: "Boolean!" }) {
        viewer {
          id
          login
        }
        actor: node(id: $actor) @include(if: $byActor) {
          ... on User {
            id
            login
          }
        }
      }
    `,
    query,
  );
  const navigate = useNavigate();
  const filter = parseActivityFilter(useSearchParams()[0]);
  const go = (change: Partial<ActivityFilter>) =>
    void navigate(buildActivityHref(projectKey, { ...filter, ...change }), { replace: true });

  const others =
    actor?.id && actor.login && actor.id !== viewer?.id ? [{ id: actor.id, label: actor.login }] : [];
  return (
    <div className={styles.filters}>
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
      <FilterMenu
        label="By"
        title="By"
        text={filter.actorId === null ? ALL_ACTORS_LABEL : (actor?.login ?? 'Unknown user')}
        allLabel={ALL_ACTORS_LABEL}
        options={[...(viewer ? [{ id: viewer.id, label: `Me (${viewer.login})` }] : []), ...others]}
        selected={filter.actorId}
        onSelect={(actorId) => go({ actorId })}
        className={styles.filter}
      />
    </div>
  );
}
