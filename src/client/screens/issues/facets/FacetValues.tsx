import { type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { FacetValuesQuery } from '../../../../../__generated__/FacetValuesQuery.graphql';
import { FacetValuesOfAllProjects } from './FacetValuesOfAllProjects';
import { FacetValuesOfProject } from './FacetValuesOfProject';
import { facetValuesQuery } from './FacetValuesQuery';
import type { MatchingFacetValuesProps } from './MatchingFacetValues';

interface FacetValuesProps extends Pick<
  MatchingFacetValuesProps,
  'field' | 'list' | 'iconOf' | 'onChoose' | 'onLeaveTop'
> {
  queryRef: PreloadedQuery<FacetValuesQuery>;
}

/** The facet values that match the search, as a virtual list. */
export function FacetValues({ queryRef, ...props }: FacetValuesProps) {
  const { project, allProjects } = usePreloadedQuery<FacetValuesQuery>(facetValuesQuery, queryRef);
  const { matching } = queryRef.variables;
  if (allProjects) return <FacetValuesOfAllProjects query={allProjects} matching={matching} {...props} />;
  return project && <FacetValuesOfProject project={project} matching={matching} {...props} />;
}
