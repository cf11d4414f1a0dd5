import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useListSections_issues$key } from '../../../../../__generated__/useListSections_issues.graphql';
import { findLastIndexWithValueAtMost } from '../rowModel/findLastIndexWithValueAtMost';

export type { useListSections_issues$key };

/** A section of the issue list, for example a month or a priority, and its first row. */
export interface ListSectionStart {
  readonly key: string;
  readonly label: string;
  readonly row: number;
}

/** The sections of a list until they are loaded. */
export const EMPTY_LIST_SECTIONS: readonly ListSectionStart[] = [];

/** Computes the first row of each section of the list from the sections' issue counts. */
export function useListSections(issues: useListSections_issues$key | null): readonly ListSectionStart[] {
  const data = useFragment(
    graphql`
      fragment useListSections_issues on IssueConnection {
        sections {
          key
          label
          count
        }
      }
    `,
    issues,
  );
  const sections = data?.sections;
  return useMemo(() => (sections ? locateListSections(sections) : EMPTY_LIST_SECTIONS), [sections]);
}

function locateListSections(
  sections: readonly { key: string; label: string; count: number }[],
): readonly ListSectionStart[] {
  let row = 0;
  return sections.map(({ key, label, count }) => {
    const start = { key, label, row };
    row += count;
    return start;
  });
}

/** The section of the list that contains a row; null if there are no sections. */
export function findListSectionByRow(
  sections: readonly ListSectionStart[],
  row: number,
): ListSectionStart | null {
  return sections[findLastIndexWithValueAtMost(sections, row, (section) => section.row)] ?? null;
}
