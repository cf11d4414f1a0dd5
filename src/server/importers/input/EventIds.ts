/** Creates the ids of events whose tracker has none. An id is unique within its issue and the same in every import. */
export class EventIds {
  private readonly used = new Set<string>();

  create(key: string): string {
    let id = key;
    for (let copy = 2; this.used.has(id); copy++) id = `${key}:${copy}`;
    this.used.add(id);
    return id;
  }
}
