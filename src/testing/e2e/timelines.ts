/** Finds issues with certain timeline events in the demo data, by querying the server. */
import { postGraphQL } from '../postGraphQL';
import { sharedServerApiCredentials } from './shared';

interface TimelineItem {
  __typename: string;
  id: string;
}

interface IssueWithTimeline {
  number: number;
  timeline: { nodes: TimelineItem[] };
}

/** Number of items that the issue screen first shows from the start of the timeline. */
const INITIAL_TIMELINE_ITEM_COUNT = 15;

/** Finds a set of issues whose timelines together contain an event of each of these types. */
export async function findIssuesByEventTypes(types: readonly string[]): Promise<number[]> {
  const wanted = new Set(types);
  const numbers: number[] = [];
  for (let offset = 0; wanted.size > 0; offset += 100) {
    const issues = await fetchIssueTimelines(
      '',
      `first: 100, offset: ${offset}`,
      INITIAL_TIMELINE_ITEM_COUNT,
    );
    if (issues.length === 0) throw new Error(`No issue of the demo has ${[...wanted].join(', ')}.`);
    for (const { number, timeline } of issues) {
      const found = timeline.nodes.filter(({ __typename }) => wanted.delete(__typename));
      if (found.length > 0) numbers.push(number);
    }
  }
  return numbers;
}

/** Finds an issue with a long timeline, and a comment near its middle. */
export async function findMidTimelineComment(): Promise<{ number: number; id: string }> {
  const [issue] = await fetchIssueTimelines('comments:>90', 'first: 1', 60);
  const comment = issue?.timeline.nodes.findLast(({ __typename }) => __typename === 'Comment');
  if (!issue || !comment) throw new Error('No issue of the demo has so many comments.');
  return { number: issue.number, id: comment.id };
}

async function fetchIssueTimelines(query: string, page: string, items: number): Promise<IssueWithTimeline[]> {
  const { data } = await postGraphQL<{ project: { issues: { nodes: IssueWithTimeline[] } } }>(
    sharedServerApiCredentials,
    `query ($key: String!, $query: String!) {
        project(key: $key) {
          issues(query: $query, ${page}) {
            nodes { number timeline(first: ${items}) { nodes { __typename ... on Node { id } } } }
          }
        }
      }`,
    { key: process.env.WINNOW_E2E_PROJECT!, query },
  );
  return data.project.issues.nodes;
}
