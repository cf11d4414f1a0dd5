import { ChevronDown } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ActivityFilters_query$key } from '../../../../__generated__/ActivityFilters_query.graphql';
import { MenuButton } from '../../ui/MenuButton';
import {
  type ActivityFilter,
  activityHref,
  parseActivityFilter,
  isActivityTopic,
  ACTIVITY_TOPICS,
} from './activityFilter';
import styles from './ActivityScreen.module.css';

/** Id of the menu items that remove a filter. */
const REMOVE_FILTER_ITEM_ID = 'all';

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
    void navigate(activityHref(projectKey, { ...filter, ...change }), { replace: true });

  const topic = filter.topic === null ? 'All activity' : ACTIVITY_TOPICS[filter.topic].label;
  const person = filter.actorId === null ? 'Everyone' : (actor?.login ?? 'Unknown user');
  const others =
    actor?.id && actor.login && actor.id !== viewer?.id ? [{ id: actor.id, label: actor.login }] : [];
  return (
    <div className={styles.filters}>
      <MenuButton
        label={`Show: ${topic}`}
        className={styles.filter}
        sections={[
          {
            title: 'Activity',
            items: [
              { id: REMOVE_FILTER_ITEM_ID, label: 'All activity' },
              ...Object.entries(ACTIVITY_TOPICS).map(([id, { label }]) => ({ id, label })),
            ],
            selected: filter.topic ?? REMOVE_FILTER_ITEM_ID,
            onAction: (id) => go({ topic: isActivityTopic(id) ? id : null }),
          },
        ]}
      >
        {topic}
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </MenuButton>
      <MenuButton
        label={`By: ${person}`}
        className={styles.filter}
        sections={[
          {
            title: 'By',
            items: [
              { id: REMOVE_FILTER_ITEM_ID, label: 'Everyone' },
              ...(viewer ? [{ id: viewer.id, label: `Me (${viewer.login})` }] : []),
              ...others,
            ],
            selected: filter.actorId ?? REMOVE_FILTER_ITEM_ID,
            onAction: (id) => go({ actorId: id === REMOVE_FILTER_ITEM_ID ? null : id }),
          },
        ]}
      >
        {person}
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </MenuButton>
    </div>
  );
}
