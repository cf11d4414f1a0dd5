/** Sections and groups of a project's lists, each group knowing what it is of so that it can be shown in its color. */
import type { GroupBy, Section } from '../../search/list/Search';
import type { RequestContext } from '../context/RequestContext';

export interface ListSection extends Section {
  /** What is called as the section is and has a color; absent: it has none. */
  colored?: { kind: 'label' | 'state'; projectId: number };
}

/** The groups of a list with what they take their colors from: labels and states have some. */
export function groupSections(
  projectId: number,
  field: GroupBy['field'] | undefined,
  groups: readonly Section[],
): ListSection[] {
  const kind = field === 'LABEL_SCOPE' ? 'label' : field === 'STATE' ? 'state' : null;
  // The group of those that have none is called like nothing else: its key is empty.
  return groups.map((group) =>
    kind === null || group.key === '' ? group : { ...group, colored: { kind, projectId } },
  );
}

/** The color of a group's label or state; null for what has none. */
export async function sectionColor(
  context: RequestContext,
  { label, colored }: ListSection,
): Promise<string | null> {
  if (!colored) return null;
  return (await context.load.colors.load({ ...colored, name: label }))?.color ?? null;
}
