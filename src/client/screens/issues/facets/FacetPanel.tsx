import { graphql, useFragment } from 'react-relay';
import type { FacetPanel_issues$key } from '../../../../../__generated__/FacetPanel_issues.graphql';
import type { FacetPanel_project$key } from '../../../../../__generated__/FacetPanel_project.graphql';
import type { IssueListUrlState } from '../../../components/issueListUrlState';
import { FacetSection } from './FacetSection';
import styles from './FacetPanel.module.css';

export type { FacetPanel_issues$key, FacetPanel_project$key };

interface Props {
  issues: FacetPanel_issues$key;
  project: FacetPanel_project$key;
  list: IssueListUrlState;
  /** Whether the facet counts on screen still belong to the previous query. */
  pending: boolean;
}

/** All facets of the issue list with their counts. */
export function FacetPanel({ issues, project, list, pending }: Props) {
  const { facets } = useFragment(
    graphql`
      fragment FacetPanel_issues on IssueConnection {
        facets(of: [STATE, LABEL, ASSIGNEE, PRIORITY, TYPE, MILESTONE, AUTHOR], top: 8) {
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
  return (
    <div className={pending ? `${styles.facets} ${styles.pending}` : styles.facets} aria-busy={pending}>
      {facets.map((facet) => (
        <FacetSection key={facet.field} facet={facet} project={data} list={list} />
      ))}
    </div>
  );
}
