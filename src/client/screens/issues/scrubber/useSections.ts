import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useSections_issues$key } from '../../../../../__generated__/useSections_issues.graphql';
import { findLastIndexAtMost } from '../rowModel/findLastIndexAtMost';

export type { useSections_issues$key };

/** A section of the issue list, for example a month or a priority, and its first row. */
export interface SectionStart {
  readonly key: string;
  readonly label: string;
  readonly row: number;
}

const NO_SECTION_STARTS: readonly SectionStart[] = [];

/** Computes the first row of each section of the list from the sections' issue counts. */
export function useSections(issues: useSections_issues$key | null): readonly SectionStart[] {
  const data = useFragment(
    graphql`
      fragment useSections_issues on IssueConnection {
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
  return useMemo(() => {
    if (!sections) return NO_SECTION_STARTS;
    let row = 0;
    return sections.map(({ key, label, count }) => {
      const start = { key, label, row };
      row += count;
      return start;
    });
  }, [sections]);
}

/** The section of the list that contains a row; null if there are no sections. */
export function findSectionByRow(sections: readonly SectionStart[], row: number): SectionStart | null {
  return sections[findLastIndexAtMost(sections, row, (section) => section.row)] ?? null;
}
