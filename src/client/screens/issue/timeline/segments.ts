/** Pages of one timeline, put in order: what overlaps becomes one, what is missing between becomes a gap. */
import type { TimelineNode } from './TimelineRun';

/** Consecutive items; `offset` of them stand before the first. */
export interface Segment {
  offset: number;
  nodes: TimelineNode[];
}

export type TimelinePart =
  | { kind: 'nodes'; offset: number; nodes: TimelineNode[] }
  /** So many items that are not loaded. */
  | { kind: 'gap'; offset: number; count: number };

/** All of a timeline of `total` items, from its beginning to its end, without an item twice. */
export function joinSegments(segments: readonly Segment[], total: number): TimelinePart[] {
  const parts: TimelinePart[] = [];
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

/** Milliseconds between two changes that one hand made at once. */
const AT_ONCE = 60_000;
/** What reads well as one line. */
const JOINED = new Set(['Labeled', 'Unlabeled', 'Assigned', 'Unassigned']);

/** Items, with labels and people that somebody set at once on one line. */
export function runsOf(nodes: readonly TimelineNode[]): TimelineNode[][] {
  const runs: TimelineNode[][] = [];
  for (const node of nodes) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && goesWith(before, node)) run.push(node);
    else runs.push([node]);
  }
  return runs;
}

const goesWith = (before: TimelineNode, node: TimelineNode): boolean =>
  JOINED.has(node.kind) &&
  node.kind === before.kind &&
  node.actorId === before.actorId &&
  node.at - before.at < AT_ONCE;
