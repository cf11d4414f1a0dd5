import type { QueryProblem } from '../../../shared/query/ast';

/**
 * Returns the problems that a query has in all projects. A name, such as that of a label, is valid if at least one
 * project has it.
 * @param problems the problems in each project, in order of position
 */
export function mergeProblemsOfProjects(problems: readonly (readonly QueryProblem[])[]): QueryProblem[] {
  const [first = [], ...others] = problems;
  return first.flatMap((problem) => {
    const same = [problem];
    for (const other of others) {
      const found = other.find(({ start, end }) => start === problem.start && end === problem.end);
      if (!found) return [];
      same.push(found);
    }
    // Prefer the problem of a project that suggests a similar name.
    return [same.find(({ suggestion }) => suggestion !== null) ?? problem];
  });
}
