import { graphql, useFragment } from 'react-relay';
import type { FacetPanel_issues$key } from '../../../../../__generated__/FacetPanel_issues.graphql';
import type { FacetPanel_project$key } from '../../../../../__generated__/FacetPanel_project.graphql';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { useRovingTabStop } from '../../../ui/focus/useRovingTabStop';
import { FacetSection } from './FacetSection';
import styles from './FacetPanel.module.css';

export type { FacetPanel_issues$key, FacetPanel_project$key };

interface FacetPanelProps {
  issues: FacetPanel_issues$key;
  /** The project of the list; null: all projects. */
  project: FacetPanel_project$key | null;
  list: IssueListUrlState;
  /** Whether the facet counts on screen still belong to the previous query. */
  pending: boolean;
}

const importKeepFacetValueInPlace = () => import('./keepFacetValueInPlace');

/** Selector of a line for `useRovingTabStop`: a facet value with its include and exclude buttons. */
const VALUE_BUTTONS = 'li';

/**
 * All facets of the issue list with their counts. They are one tab stop: the arrow keys move between facets and values,
 * and to the button that excludes a value.
 */
export function FacetPanel({ issues, project, list, pending }: FacetPanelProps) {
  const { facets } = useFragment(
    graphql`
      fragment FacetPanel_issues on IssueConnection
      @argumentDefinitions(
        of: {
          type: "[FacetField!]!"
          defaultValue: [STATE, LABEL, ASSIGNEE, PRIORITY, TYPE, MILESTONE, AUTHOR, CATEGORY]
        }
      ) {
        facets(of: $of, top: 8) {
          field
          ...FacetSection_facet
        }
      }
    `,
    issues,
  );
  const data = useFragment(
    graphql`
      fragment FacetPanel_project on Project {
        ...FacetSection_project
      }
    `,
    project,
  );
  const rovingProps = useRovingTabStop(VALUE_BUTTONS);
  return (
    <div
      {...rovingProps}
      role="group"
      aria-label="Facets"
      className={pending ? `${styles.facets} ${styles.pending}` : styles.facets}
      aria-busy={pending}
      onPointerEnter={() => void importKeepFacetValueInPlace().catch(() => {})}
      onClickCapture={({ target, currentTarget, detail }) => {
        const value = target instanceof Element ? target.closest('li') : null;
        // Only for mouse clicks: `detail` is 0 for clicks by keyboard.
        if (value && detail > 0)
          // If the chunk fails to load, the value just moves to its new position in the facet.
          void importKeepFacetValueInPlace().then(
            ({ keepFacetValueInPlace }) => keepFacetValueInPlace(value, currentTarget),
            () => {},
          );
      }}
    >
      {facets.map((facet) => (
        <FacetSection key={facet.field} facet={facet} project={data} list={list} />
      ))}
    </div>
  );
}
