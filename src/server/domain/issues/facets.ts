/**
 * Facet values, such as a label with its number of matching issues, and the project in which their color is
 * looked up.
 */
import type { IssueFacet, IssueFacetField, FacetValue } from '../../search/list/IssueSearch';
import type { ProjectRow } from '../../store/read/projects';
import type { RequestContext } from '../context/RequestContext';

export interface ProjectFacetValue extends FacetValue {
  projectId: number;
  field: IssueFacetField;
}

export interface ProjectFacet extends Omit<IssueFacet, 'values'> {
  values: ProjectFacetValue[];
}

export function toProjectFacet(project: ProjectRow, facet: IssueFacet): ProjectFacet {
  return {
    ...facet,
    values: facet.values.map((value) => toProjectFacetValue(project, facet.field, value)),
  };
}

export function toProjectFacetValue(
  { id: projectId, name }: ProjectRow,
  field: IssueFacetField,
  value: FacetValue,
): ProjectFacetValue {
  // The search knows projects only by their keys.
  return { ...value, projectId, field, label: field === 'PROJECT' ? name : value.label };
}

/** The color of a label or state; null for other values. */
export async function loadFacetValueColor(
  context: RequestContext,
  value: ProjectFacetValue,
): Promise<string | null> {
  if (value.field !== 'LABEL' && value.field !== 'STATE') return null;
  const kind = value.field === 'LABEL' ? 'label' : 'state';
  const found = await context.load.colors.load({ kind, projectId: value.projectId, name: value.label });
  return found?.color ?? null;
}
