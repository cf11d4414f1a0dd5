import { asObjectOrUndefined, pickFirstPresentField } from '../input/json';
import type { GithubIssueRecord } from './recognize';

/** Lists the details of an issue that Winnow cannot store, each as a description in the plural for the report. */
export function listOmittedGithubDetails({ issue, comments = [], events = [] }: GithubIssueRecord): string[] {
  const details: string[] = [];
  const isOpen = typeof issue.state === 'string' && issue.state.toLowerCase() === 'open';
  if (isOpen && pickFirstPresentField(issue, 'closed_by', 'closedBy'))
    details.push('users who last closed an issue that is open again');
  const timelineComments = events.filter((entry) => asObjectOrUndefined(entry)?.event === 'commented');
  for (const value of [...comments, ...timelineComments]) {
    const comment = asObjectOrUndefined(value);
    if (!comment) continue;
    const association = pickFirstPresentField(comment, 'author_association', 'authorAssociation');
    if (typeof association === 'string' && association !== 'NONE')
      details.push('roles of authors of comments (author_association)');
  }
  return details;
}
