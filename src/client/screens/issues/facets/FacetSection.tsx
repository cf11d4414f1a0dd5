import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { FacetSection_facet$key } from '../../../../../__generated__/FacetSection_facet.graphql';
import type { FacetSection_project$key } from '../../../../../__generated__/FacetSection_project.graphql';
import { formatCount } from '../../../ui/format';
import { type IssueListUrlState, buildIssueListHref } from '../../../../shared/issueList/issueListUrlState';
import { useLateLoadedAction } from '../../../components/useLateLoadedAction';
import { AllFacetValuesButton } from './AllFacetValuesButton';
import { isFacetCollapsed, setFacetCollapsed } from './facetSettings';
import { FACET_TEXTS } from './facetFields';
import { importFacetClick } from './importFacetClick';
import { FacetIcon } from './FacetIcon';
import styles from './FacetPanel.module.css';
import { FacetValueRow } from './FacetValueRow';
import { sortFacetValues } from './sortFacetValues';

interface FacetSectionProps {
  facet: FacetSection_facet$key;
  /** The project of the list; null: all projects. */
  project: FacetSection_project$key | null | undefined;
  list: IssueListUrlState;
}

/** A facet: its most frequent values with bars, and a button for all values. */
export function FacetSection({ facet, project, list }: FacetSectionProps) {
  const { field, values, distinct, none, noneSelection } = useFragment(
    graphql`
      fragment FacetSection_facet on Facet {
        field
        distinct
        none
        noneSelection
        values {
          key
          label
          count
          selection
          color
        }
      }
    `,
    facet,
  );
  const data = useFragment(
    graphql`
      fragment FacetSection_project on Project {
        workflow {
          states {
            name
            ...FacetIcon_state
          }
        }
      }
    `,
    project,
  );
  const states = data?.workflow.states ?? [];
  const navigate = useNavigate();
  const filtering = useLateLoadedAction();
  const id = useId();
  // The browser opens and closes the facet; React only needs its first state.
  const [open] = useState(() => !isFacetCollapsed(field));
  const texts = FACET_TEXTS[field];
  if (!texts || (values.length === 0 && none === 0)) return null;

  const shown = sortFacetValues(
    field,
    values,
    states.map(({ name }) => name),
  );
  const maxCount = Math.max(1, none, ...values.map(({ count }) => count));
  const choose = (filter: typeof texts.filter, key: string, exclude: boolean) =>
    filtering.run(async () => {
      const { toggleFacetValueInQuery } = await importFacetClick();
      const query = toggleFacetValueInQuery(list.query, filter, key, exclude);
      await navigate(buildIssueListHref({ ...list, query }));
    });

  const iconOf = (label: string | null, color: string | null) => (
    <FacetIcon
      field={field}
      value={label}
      color={color}
      state={states.find(({ name }) => name === label) ?? null}
    />
  );

  const noneRow = texts.none && none > 0 && (
    <FacetValueRow
      label={texts.none.label}
      count={none}
      share={none / maxCount}
      selection={noneSelection}
      icon={iconOf(null, null)}
      onChoose={(exclude) => choose('no', texts.none!.key, exclude)}
    />
  );

  return (
    <details
      aria-labelledby={id}
      open={open}
      onToggle={({ currentTarget }) => setFacetCollapsed(field, !currentTarget.open)}
    >
      <summary className={styles.title} tabIndex={-1}>
        <h2 id={id}>{texts.title}</h2>
        {distinct > shown.length && <span className={styles.distinct}>{formatCount(distinct)}</span>}
      </summary>
      <ul>
        {!texts.none?.isLast && noneRow}
        {shown.map((value) => (
          <FacetValueRow
            key={value.key}
            label={value.label}
            count={value.count}
            share={value.count / maxCount}
            selection={value.selection}
            icon={iconOf(value.label, value.color ?? null)}
            onChoose={(exclude) => choose(texts.filter, value.key, exclude)}
          />
        ))}
        {texts.none?.isLast && noneRow}
      </ul>
      {filtering.errorBox}
      <AllFacetValuesButton
        field={field}
        list={list}
        distinct={distinct}
        more={distinct > shown.length}
        iconOf={iconOf}
      />
    </details>
  );
}
