import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { FacetSection_facet$key } from '../../../../../__generated__/FacetSection_facet.graphql';
import type { FacetSection_project$key } from '../../../../../__generated__/FacetSection_project.graphql';
import { getFilterTermSelection } from '../../../../shared/query/terms';
import { parseQuery } from '../../../../shared/query/parse';
import { formatCount } from '../../../ui/format';
import { type IssueListUrlState, buildIssueListHref } from '../../../components/issueListUrlState';
import { AllFacetValuesButton } from './AllFacetValuesButton';
import { toggleFacetValueInQuery } from './facetClick';
import { FACET_TEXTS } from './facetFields';
import { FacetIcon } from './FacetIcon';
import styles from './FacetPanel.module.css';
import { FacetValueRow } from './FacetValueRow';
import { sortFacetValues } from './sortFacetValues';

interface Props {
  facet: FacetSection_facet$key;
  project: FacetSection_project$key;
  list: IssueListUrlState;
}

/** A facet: its most frequent values with bars, and a button for all values. */
export function FacetSection({ facet, project, list }: Props) {
  const { field, values, distinct, none } = useFragment(
    graphql`
      fragment FacetSection_facet on Facet {
        field
        distinct
        none
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
  const { workflow } = useFragment(
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
  const navigate = useNavigate();
  const id = useId();
  const texts = FACET_TEXTS[field];
  if (!texts || (values.length === 0 && none === 0)) return null;

  const shown = sortFacetValues(
    field,
    values,
    workflow.states.map(({ name }) => name),
  );
  const maxCount = Math.max(1, none, ...values.map(({ count }) => count));
  const noneSelection =
    texts.none && getFilterTermSelection(parseQuery(list.query, 0).root, 'no', texts.none.key);
  const choose = (filter: typeof texts.filter, key: string, exclude: boolean) =>
    void navigate(
      buildIssueListHref({ ...list, query: toggleFacetValueInQuery(list.query, filter, key, exclude) }),
    );

  const iconOf = (label: string | null, color: string | null) => (
    <FacetIcon
      field={field}
      value={label}
      color={color}
      state={workflow.states.find(({ name }) => name === label) ?? null}
    />
  );

  return (
    <section className={styles.facet} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {texts.title}
        {distinct > shown.length && <span className={styles.distinct}>{formatCount(distinct)}</span>}
      </h2>
      <ul>
        {texts.none && none > 0 && (
          <FacetValueRow
            label={texts.none.label}
            count={none}
            share={none / maxCount}
            selection={noneSelection ?? 'NONE'}
            icon={iconOf(null, null)}
            onChoose={(exclude) => choose('no', texts.none!.key, exclude)}
          />
        )}
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
      </ul>
      <AllFacetValuesButton
        field={field}
        list={list}
        distinct={distinct}
        more={distinct > shown.length}
        iconOf={iconOf}
      />
    </section>
  );
}
