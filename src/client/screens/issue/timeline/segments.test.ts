import fc from 'fast-check';
import { joinTimelineSegments, groupTimelineNodesIntoLines, type TimelineSegment } from './segments';
import type { TimelineNode } from './TimelineItems';

const createTestTimelineNode = (index: number, rest: Partial<TimelineNode> = {}): TimelineNode => ({
  id: `n${index}`,
  kind: 'Comment',
  actorId: 'mika',
  at: 0,
  happenedAt: 0,
  authorId: 'mika',
  item: {} as TimelineNode['item'],
  ...rest,
});

const createTestTimelineSegment = (offset: number, count: number): TimelineSegment => ({
  offset,
  nodes: Array.from({ length: count }, (_, index) => createTestTimelineNode(offset + index)),
});

test('overlapping segments of a short timeline become one part', () => {
  const parts = joinTimelineSegments([createTestTimelineSegment(0, 4), createTestTimelineSegment(0, 4)], 4);
  expect(parts).toEqual([{ kind: 'nodes', offset: 0, nodes: createTestTimelineSegment(0, 4).nodes }]);
});

test('items between the segments become a gap', () => {
  const parts = joinTimelineSegments([createTestTimelineSegment(0, 2), createTestTimelineSegment(29, 3)], 32);
  expect(parts.map((part) => (part.kind === 'gap' ? part.count : part.nodes.length))).toEqual([2, 27, 3]);
});

test('each loaded item appears once and in order, and gaps cover the others', () => {
  const pages = fc.array(fc.record({ offset: fc.nat(60), count: fc.integer({ min: 1, max: 20 }) }), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(pages, fc.integer({ min: 0, max: 80 }), (loaded, total) => {
      const segments = loaded
        .filter(({ offset }) => offset < total)
        .map(({ offset, count }) => createTestTimelineSegment(offset, Math.min(count, total - offset)));
      const loadedIds = new Set(segments.flatMap(({ nodes }) => nodes.map(({ id }) => id)));
      const shown = joinTimelineSegments(segments, total).flatMap((part) =>
        part.kind === 'gap' ? Array.from({ length: part.count }, () => null) : part.nodes.map(({ id }) => id),
      );
      const expected = Array.from({ length: total }, (_, index) =>
        loadedIds.has(`n${index}`) ? `n${index}` : null,
      );
      expect(shown).toEqual(expected);
    }),
  );
});

test('labels set by one actor within a minute share a line, other items do not', () => {
  const labeled = (index: number, rest: Partial<TimelineNode> = {}) =>
    createTestTimelineNode(index, { kind: 'Labeled', ...rest });
  const runs = groupTimelineNodesIntoLines([
    labeled(0),
    labeled(1, { at: 30_000 }),
    labeled(2, { at: 300_000 }),
    labeled(3, { at: 300_000, actorId: 'dana' }),
    createTestTimelineNode(4),
    createTestTimelineNode(5),
  ]);
  expect(runs.map((run) => run.length)).toEqual([2, 1, 1, 1, 1]);
});
