/** The groups of a grouped issue list, with the label or state that gives each its color. */
import type { IssueGroupBy, IssueListSection } from '../../search/list/IssueSearch';
import type { ProjectRow } from '../../store/read/projects';
import type { RequestContext } from '../context/RequestContext';

export interface ColoredIssueListSection extends IssueListSection {
  /**
   * Whether the group's name is that of a label or of a state, which has the color; absent: the group has no
   * color.
   */
  colored?: { kind: 'label' | 'state'; projectId: number };
}

/** Only groups by state and by label have a color. Groups by project have its name. */
export function toColoredIssueListSections(
  { id: projectId, name }: ProjectRow,
  field: IssueGroupBy['field'] | undefined,
  groups: readonly IssueListSection[],
): ColoredIssueListSection[] {
  if (field === 'PROJECT') return groups.map((group) => ({ ...group, label: name }));
  const kind = field === 'LABEL_SCOPE' ? 'label' : field === 'STATE' ? 'state' : null;
  // The group of issues without a value has an empty key and no color.
  return groups.map((group) =>
    kind === null || group.key === '' ? group : { ...group, colored: { kind, projectId } },
  );
}

/** The color of the group's label or state; null if it has none. */
export async function loadIssueListSectionColor(
  context: RequestContext,
  { label, colored }: ColoredIssueListSection,
): Promise<string | null> {
  if (!colored) return null;
  return (await context.load.colors.load({ ...colored, name: label }))?.color ?? null;
}
