/** Joins the loaded pages of a timeline: overlapping pages are merged, missing items become gaps. */
import type { TimelineNode } from './TimelineItems';

/** Consecutive items of a timeline, starting at `offset`. */
export interface TimelineSegment {
  offset: number;
  nodes: TimelineNode[];
}

type TimelineNodesOrGap =
  | { kind: 'nodes'; offset: number; nodes: TimelineNode[] }
  /** A number of timeline items that are not loaded. */
  | { kind: 'gap'; offset: number; count: number };

/** Splits a timeline of `total` items into loaded parts and gaps, without duplicates. */
export function joinTimelineSegments(
  segments: readonly TimelineSegment[],
  total: number,
): TimelineNodesOrGap[] {
  const parts: TimelineNodesOrGap[] = [];
  const seen = new Set<string>();
  let end = 0;
  for (const segment of segments.toSorted((a, b) => a.offset - b.offset)) {
    const nodes = segment.nodes.slice(Math.max(0, end - segment.offset)).filter(({ id }) => !seen.has(id));
    if (nodes.length === 0) continue;
    for (const { id } of nodes) seen.add(id);
    const last = parts.at(-1);
    if (segment.offset > end) parts.push({ kind: 'gap', offset: end, count: segment.offset - end });
    if (segment.offset <= end && last?.kind === 'nodes') last.nodes.push(...nodes);
    else parts.push({ kind: 'nodes', offset: Math.max(end, segment.offset), nodes });
    end = segment.offset + segment.nodes.length;
  }
  if (end < total) parts.push({ kind: 'gap', offset: end, count: total - end });
  return parts;
}

/** Maximum time between two events of the same actor that share a line, in ms. */
const EVENT_GROUPING_WINDOW_MS = 60_000;
/** Kinds of events that can share a line. */
const GROUPABLE_EVENT_KINDS = new Set(['Labeled', 'Unlabeled', 'Assigned', 'Unassigned']);

/** Groups items into lines: labels and assignees set by one actor within a minute share a line. */
export function groupTimelineNodesIntoLines(nodes: readonly TimelineNode[]): TimelineNode[][] {
  const runs: TimelineNode[][] = [];
  for (const node of nodes) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && canEventsShareLine(before, node)) run.push(node);
    else runs.push([node]);
  }
  return runs;
}

const canEventsShareLine = (before: TimelineNode, node: TimelineNode): boolean =>
  GROUPABLE_EVENT_KINDS.has(node.kind) &&
  node.kind === before.kind &&
  node.actorId === before.actorId &&
  node.at - before.at < EVENT_GROUPING_WINDOW_MS;
