/**
 * Counts the nodes of a directed graph that lie on a cycle, in time and memory proportional to the graph: the members
 * of strongly connected components of more than one node (Tarjan's algorithm, without recursion).
 * @param edges start and end nodes of the edges, alternating. Nodes are positive integers.
 */
export function countIssuesInCycles(edges: readonly number[]): number {
  const indexes = new Map<number, number>();
  const indexOf = (node: number): number => {
    let index = indexes.get(node);
    if (index === undefined) indexes.set(node, (index = indexes.size));
    return index;
  };
  const ends = Int32Array.from(edges, indexOf);
  const size = indexes.size;
  const { offsets, targets } = groupByStart(ends, size);
  const order = new Int32Array(size);
  const lowest = new Int32Array(size);
  const next = offsets.slice(0, size);
  const isOnStack = new Uint8Array(size);
  const component: number[] = [];
  const path: number[] = [];
  let visited = 0;
  let inCycles = 0;
  const enter = (node: number): void => {
    order[node] = lowest[node] = ++visited;
    isOnStack[node] = 1;
    component.push(node);
    path.push(node);
  };
  for (let root = 0; root < size; root++) {
    if (order[root] === 0) enter(root);
    while (path.length > 0) {
      const node = path.at(-1)!;
      if (next[node]! < offsets[node + 1]!) {
        const target = targets[next[node]!++]!;
        if (order[target] === 0) enter(target);
        else if (isOnStack[target]) lowest[node] = Math.min(lowest[node]!, order[target]!);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent !== undefined) lowest[parent] = Math.min(lowest[parent]!, lowest[node]!);
      if (lowest[node] !== order[node]) continue;
      let members = 0;
      for (let member = -1; member !== node; members++) {
        member = component.pop()!;
        isOnStack[member] = 0;
      }
      if (members > 1) inCycles += members;
    }
  }
  return inCycles;
}

/** Groups edges by start node: the targets of node `n` are at the indexes `offsets[n]` to `offsets[n + 1] - 1`. */
function groupByStart(ends: Int32Array, size: number): { offsets: Int32Array; targets: Int32Array } {
  const offsets = new Int32Array(size + 1);
  for (let i = 0; i < ends.length; i += 2) offsets[ends[i]! + 1]!++;
  for (let node = 0; node < size; node++) offsets[node + 1]! += offsets[node]!;
  const next = offsets.slice();
  const targets = new Int32Array(ends.length / 2);
  for (let i = 0; i < ends.length; i += 2) targets[next[ends[i]!]!++] = ends[i + 1]!;
  return { offsets, targets };
}
