import { graphql, useFragment } from 'react-relay';
import { useId, useState, type CSSProperties } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FacetPanel_issues$key } from '../../../../../__generated__/FacetPanel_issues.graphql';
import type { FacetPanel_project$key } from '../../../../../__generated__/FacetPanel_project.graphql';
import { type IssueListUrlState, buildIssueListHref } from '../../../../shared/issueList/issueListUrlState';
import type { FilterField } from '../../../../shared/query/fields';
import { useRovingTabStop } from '../../../ui/focus/useRovingTabStop';
import styles from './FacetPanel.module.css';
import type { FacetPanel_facet$key } from '../../../../../__generated__/FacetPanel_facet.graphql';
import { formatCount } from '../../../ui/format';
import { useLazyAction } from '../../../components/errors/useLazyAction';
import { AllFacetValuesButton } from './AllFacetValuesButton';
import { isFacetCollapsed, setFacetCollapsed } from './facetSettings';
import { findFacet, sortFacetValues } from './facets';
import { FacetIcon } from './FacetIcon';
import { importFacetClick } from './importFacetClick';
import {
  IncludeFacetValueButton,
  getFacetValueClassName,
  ExcludeFacetValueButton,
  type FacetValueProps,
} from './FacetValueButtons';

export type { FacetPanel_issues$key, FacetPanel_project$key };

interface FacetPanelProps {
  issues: FacetPanel_issues$key;
  /** The project of the list; null: all projects. */
  project: FacetPanel_project$key | null;
  list: IssueListUrlState;
  /** Whether the facet counts on screen still belong to the previous query. */
  pending: boolean;
}

/** Selector of a line for `useRovingTabStop`: a facet value with its include and exclude buttons. */
const VALUE_BUTTONS = 'li';

/**
 * All facets of the issue list with their counts. They are one tab stop: the arrow keys move between facets and values,
 * and to the button that excludes a value.
 */
export function FacetPanel({ issues, project, list, pending }: FacetPanelProps) {
  const { facets } = useFragment(
    graphql`
      fragment FacetPanel_issues on IssueConnection @argumentDefinitions(of: { type: "[FacetField!]!" }) {
        facets(of: $of, top: 8) {
          field
          ...FacetPanel_facet
        }
      }
    `,
    issues,
  );
  const rovingProps = useRovingTabStop(VALUE_BUTTONS);
  return (
    <div
      {...rovingProps}
      role="group"
      aria-label="Facets"
      className={pending ? `${styles.facets} ${styles.pending}` : styles.facets}
      aria-busy={pending}
      onPointerEnter={() => void importFacetClick().catch(() => {})}
      onClickCapture={({ target, currentTarget, detail }) => {
        const value = target instanceof Element ? target.closest('li') : null;
        // Only for mouse clicks: `detail` is 0 for clicks by keyboard.
        if (value && detail > 0)
          // If the chunk fails to load, the value just moves to its new position in the facet.
          void importFacetClick().then(
            ({ keepFacetValueInPlace }) => keepFacetValueInPlace(value, currentTarget),
            () => {},
          );
      }}
    >
      {facets.map((facet) => (
        <FacetSection key={facet.field} facet={facet} project={project} list={list} />
      ))}
    </div>
  );
}

interface FacetSectionProps {
  facet: FacetPanel_facet$key;
  /** The project of the list; null: all projects. */
  project: FacetPanel_project$key | null;
  list: IssueListUrlState;
}

/** A facet: its most frequent values with bars, and a button for all values. */
function FacetSection({ facet, project, list }: FacetSectionProps) {
  const { field, values, distinct, none, noneSelection } = useFragment(
    graphql`
      fragment FacetPanel_facet on Facet {
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
      fragment FacetPanel_project on Project {
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
  const filtering = useLazyAction();
  const id = useId();
  // The browser opens and closes the facet; React only needs its first state.
  const [open] = useState(() => !isFacetCollapsed(field));
  const parts = findFacet(field);
  if (!parts || (values.length === 0 && none === 0)) return null;

  const shown = sortFacetValues(
    parts,
    values,
    states.map(({ name }) => name),
  );
  const maxCount = Math.max(1, none, ...values.map(({ count }) => count));
  const choose = (filter: FilterField, key: string, exclude: boolean) =>
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

  const noneRow = parts.none && none > 0 && (
    <FacetValueRow
      label={parts.none.label}
      count={none}
      share={none / maxCount}
      selection={noneSelection}
      icon={iconOf(null, null)}
      onChoose={(exclude) => choose('no', parts.filter, exclude)}
    />
  );

  return (
    <details
      aria-labelledby={id}
      open={open}
      onToggle={({ currentTarget }) => setFacetCollapsed(field, !currentTarget.open)}
    >
      <summary className={styles.title} tabIndex={-1}>
        <h2 id={id}>{parts.title}</h2>
        {distinct > shown.length && <span className={styles.distinct}>{formatCount(distinct)}</span>}
      </summary>
      <ul>
        {!parts.none?.isLast && noneRow}
        {shown.map((value) => (
          <FacetValueRow
            key={value.key}
            label={value.label}
            count={value.count}
            share={value.count / maxCount}
            selection={value.selection}
            icon={iconOf(value.label, value.color ?? null)}
            onChoose={(exclude) => choose(parts.filter, value.key, exclude)}
          />
        ))}
        {parts.none?.isLast && noneRow}
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

/**
 * A facet value in the sidebar: a click includes it in the query; an Alt-click or the button beside it
 * excludes it.
 */
function FacetValueRow({ label, count, share, selection, icon, onChoose }: FacetValueProps) {
  return (
    <li className={getFacetValueClassName(selection)} style={{ '--share': share } as CSSProperties}>
      <IncludeFacetValueButton
        label={label}
        count={count}
        selection={selection}
        icon={icon}
        onChoose={onChoose}
      />
      <ExcludeFacetValueButton label={label} selection={selection} onChoose={onChoose} />
    </li>
  );
}
