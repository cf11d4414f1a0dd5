/**
 * Finds edges whose removal makes a directed graph acyclic.
 * @param edges targets of the edges by start node
 * @returns targets of the edges to remove, by start node
 */
export function findCyclicEdges(edges: ReadonlyMap<number, readonly number[]>): Map<number, Set<number>> {
  const cyclic = new Map<number, Set<number>>();
  /** Nodes from which all paths have been followed. */
  const done = new Set<number>();
  for (const start of edges.keys()) {
    if (done.has(start)) continue;
    const path = [{ node: start, next: 0 }];
    const onPath = new Set([start]);
    while (path.length > 0) {
      const step = path.at(-1)!;
      const target = edges.get(step.node)?.[step.next++];
      if (target === undefined) {
        path.pop();
        onPath.delete(step.node);
        done.add(step.node);
      } else if (onPath.has(target)) {
        const targets = cyclic.get(step.node);
        if (targets) targets.add(target);
        else cyclic.set(step.node, new Set([target]));
      } else if (!done.has(target)) {
        path.push({ node: target, next: 0 });
        onPath.add(target);
      }
    }
  }
  return cyclic;
}
