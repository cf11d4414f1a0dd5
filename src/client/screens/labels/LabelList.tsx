import { useState, useTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { LabelList_project$key } from '../../../../__generated__/LabelList_project.graphql';
import type { LabelListPageQuery } from '../../../../__generated__/LabelListPageQuery.graphql';
import { scopeOf } from '../../../shared/validation/labels';
import { ListFilter } from '../../components/ListFilter';
import { useDebouncedSearch } from '../../components/pickers/useDebouncedSearch';
import { useProjectChanges } from '../../components/useProjectChanges';
import { Button } from '../../ui/Button';
import { pluralize, formatCount } from '../../ui/format';
import styles from './LabelList.module.css';
import { LabelRow } from './LabelRow';
import { type CreatedLabel, NewLabel } from './NewLabel';

const PAGE = 100;
/** As many as the server answers at once: those of a longer list are asked anew by hand. */
const REFRESHED_MAX = 200;
/** While more and more happens, counts are asked for no more often than this, in ms. */
const AGAIN_AFTER = 2_000;

/** A project's labels scope by scope, found by a part of their name. */
export function LabelList({ project }: { project: LabelList_project$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    LabelListPageQuery,
    LabelList_project$key
  >(
    graphql`
      fragment LabelList_project on Project
      @argumentDefinitions(
        matching: { type: "String", defaultValue: "" }
        count: { type: "Int", defaultValue: 100 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "LabelListPageQuery") {
        id
        key
        viewerCan
        ...NewLabel_project
        labels(first: $count, after: $cursor, matching: $matching, orderBy: SCOPE)
          @connection(key: "LabelList_labels") {
          totalCount
          edges {
            node {
              id
              name
              ...LabelRow_label
            }
          }
        }
      }
    `,
    project,
  );
  const [matching, setMatching] = useState('');
  const [made, setMade] = useState<readonly CreatedLabel[]>([]);
  const [, startTransition] = useTransition();
  const { pending, find } = useDebouncedSearch((text) => {
    setMatching(text);
    refetch({ matching: text, count: PAGE });
  });
  const { edges, totalCount } = data.labels;
  const refresh = () => {
    if (edges.length > REFRESHED_MAX) return;
    startTransition(() => {
      refetch({ matching, count: Math.max(PAGE, edges.length) }, { fetchPolicy: 'network-only' });
    });
  };
  useProjectChanges(data.id, refresh, AGAIN_AFTER);

  const isMade = (id: string) => made.some((label) => label.id === id);
  const groups = groupsOf(edges.map(({ node }) => node).filter(({ id }) => !isMade(id)));
  const row = { projectKey: data.key, editable: data.viewerCan.includes('MAINTAIN') };
  return (
    <>
      <div className={styles.bar}>
        <ListFilter
          label="Find labels"
          count={pluralize(totalCount, 'label')}
          pending={pending}
          onType={find}
        />
        <NewLabel project={data} onCreated={(label) => setMade([label, ...made])} />
      </div>
      {made.length > 0 && (
        <Group title="Just made">
          {made.map((label) => (
            <LabelRow key={label.id} label={label} {...row} />
          ))}
        </Group>
      )}
      {groups.map(({ scope, labels }) => (
        <Group key={scope ?? ''} title={scope ?? (groups.length > 1 ? 'Of no scope' : null)}>
          {labels.map((label) => (
            <LabelRow key={label.id} label={label} {...row} />
          ))}
        </Group>
      ))}
      {totalCount === 0 && made.length === 0 && (
        <p className={styles.none}>
          {matching === ''
            ? 'No labels yet. They sort issues by whatever matters: a part, a kind, a customer.'
            : `No label has “${matching}” in its name.`}
        </p>
      )}
      {hasNext && (
        <Button className={styles.more} disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
          {isLoadingNext ? 'Loading…' : `Show more of ${formatCount(totalCount)}`}
        </Button>
      )}
    </>
  );
}

function Group({ title, children }: { title: string | null; children: React.ReactNode }) {
  return (
    <section className={styles.group} aria-label={title ?? 'Labels'}>
      {title !== null && <h2 className={styles.scope}>{title}</h2>}
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

/** Labels in the server's order, those of a scope together. */
function groupsOf<Label extends { name: string }>(labels: readonly Label[]) {
  const groups: { scope: string | null; labels: Label[] }[] = [];
  for (const label of labels) {
    const scope = scopeOf(label.name);
    const last = groups.at(-1);
    if (last && last.scope === scope) last.labels.push(label);
    else groups.push({ scope, labels: [label] });
  }
  return groups;
}
