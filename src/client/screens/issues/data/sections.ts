import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { sections_issues$key } from '../../../../../__generated__/sections_issues.graphql';
import { findLastIndexWithValueAtMost, type IssueRowModel } from './GroupedRows';

export type { sections_issues$key };

/** A section of the issue list, for example a month or a priority, and its first row. */
export interface ListSectionStart {
  readonly key: string;
  readonly label: string;
  readonly row: number;
}

/** The sections of a list until they are loaded. */
export const EMPTY_LIST_SECTIONS: readonly ListSectionStart[] = [];

/** Computes the first row of each section of the list from the sections' issue counts. */
export function useListSections(issues: sections_issues$key | null): readonly ListSectionStart[] {
  const data = useFragment(
    graphql`
      fragment sections_issues on IssueConnection {
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

/** Returns the groups of a list as sections for the scrollbar and the Go to dialog. */
export function createListSectionsFromGroups(rows: IssueRowModel): ListSectionStart[] {
  return rows.groups.map(({ key, label }, group) => ({ key, label, row: rows.getGroupHeaderRow(group) }));
}
