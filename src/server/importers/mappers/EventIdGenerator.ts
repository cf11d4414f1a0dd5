/**
 * Creates ids for events of trackers whose events have no ids. An id is unique within its issue and the same in every
 * import.
 */
export class EventIdGenerator {
  private readonly used = new Set<string>();
  /** Number of the copy to try next, by key. Without it, a key that occurs n times would take n²/2 attempts. */
  private readonly nextCopies = new Map<string, number>();

  create(key: string): string {
    let copy = this.nextCopies.get(key) ?? 1;
    let id = formatCopy(key, copy);
    while (this.used.has(id)) id = formatCopy(key, ++copy);
    this.nextCopies.set(key, copy + 1);
    this.used.add(id);
    return id;
  }
}

const formatCopy = (key: string, copy: number): string => (copy === 1 ? key : `${key}:${copy}`);
