import { waitUntil } from '../waitUntil';
import type { TrackerApi } from './TrackerApi';

/** The texts of issues that are duplicates of each other. */
export interface PlantedReport {
  title: string;
  body: string;
}

const createReport = (title: string, summary: string, log: readonly string[]): PlantedReport => ({
  title,
  body: [summary, '', '```', ...log, '```'].join('\n'),
});

const SOCKET_REPORT = createReport(
  'Socket pool hands out closed sockets after standby',
  'After the laptop wakes up, the first request fails with ERR_POOLED_SOCKET_CLOSED.',
  ['pool.take: reused idle socket, age 310 s', 'error ERR_POOLED_SOCKET_CLOSED in HttpStream::sendHeaders'],
);
/** Texts that have nothing in common with those of the other planted issues. */
export const PRINTER_REPORT = createReport(
  'Printed invoices lose their umlauts with a narrow paper tray',
  'Choosing the narrow tray replaces each umlaut of an invoice by ERR_GLYPH_SUBSTITUTED.',
  ['tray.select: narrow, 58 mm', 'warning ERR_GLYPH_SUBSTITUTED in PaperTray::renderInvoice'],
);

/**
 * Creates issues that are duplicates of each other. Returns their numbers.
 * @param fields further fields of the issues, as in CreateIssueInput
 */
export async function plantDuplicates(
  api: TrackerApi,
  count: number,
  { title, body }: PlantedReport = SOCKET_REPORT,
  fields: object = {},
): Promise<number[]> {
  const projectId = await api.fetchProjectId();
  const numbers: number[] = [];
  for (let i = 0; i < count; i++) {
    const { issue } = await api.mutate<{ issue: { number: number } }>(
      'createIssue',
      'CreateIssueInput',
      {
        projectId,
        title: `${title} (${i + 1})`,
        body,
        ...fields,
      },
      'issue { number }',
    );
    numbers.push(issue.number);
  }
  return numbers;
}

/** Searches for clusters until each of these groups of issues is in one. */
export async function waitForClusters(
  api: TrackerApi,
  ...groups: readonly (readonly number[])[]
): Promise<void> {
  const projectId = await api.fetchProjectId();
  await api.mutate('startDuplicateSearch', 'StartDuplicateSearchInput', { projectId });
  await waitUntil(async () => {
    const clusters = await fetchClusters(api);
    return groups.every((numbers) =>
      clusters.some((members) => numbers.every((number) => members.includes(number))),
    );
  });
}

/** Returns the numbers of the issues of each cluster. */
export async function fetchClusters(api: TrackerApi): Promise<number[][]> {
  const { node } = await api.send<{
    node: { duplicateClusters: { nodes: { members: { issue: { number: number } }[] }[] } };
  }>(
    `query Q($id: ID!) { node(id: $id) { ... on Project {
      duplicateClusters(first: 40) { nodes { members { issue { number } } } } } } }`,
    { id: await api.fetchProjectId() },
  );
  return node.duplicateClusters.nodes.map(({ members }) => members.map(({ issue }) => issue.number));
}
