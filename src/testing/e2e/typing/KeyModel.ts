/** Keys to type, and the events that they should cause, as `NUMBER: FROM -> TO`. */
interface ExpectedEvents {
  keys: string[];
  events: string[];
}

const PRIORITIES = { urg: 'URGENT', hig: 'HIGH', med: 'MEDIUM', low: 'LOW' } as const;
type TypedPriority = keyof typeof PRIORITIES;

/** Generates random keys for an issue list, and computes the changes that they should make. */
export class KeyModel {
  private readonly rows: { number: number; priority: string }[];
  private readonly random: () => number;
  private readonly undoable: { row: number; from: string }[] = [];
  private row = 0;
  private readonly keys: string[] = [];
  private readonly events: string[] = [];

  constructor(rows: readonly { number: number; priority: string }[], random: () => number) {
    this.rows = rows.map((row) => ({ ...row }));
    this.random = random;
  }

  /** Generates the keys and expected events of `count` commands. */
  generate(count: number): ExpectedEvents {
    // After a reload, the list may have focused a row already.
    this.keys.push('Home');
    for (let i = 0; i < count; i += 1) this.chooseCommand();
    return { keys: this.keys, events: this.events };
  }

  private chooseCommand(): void {
    const commands = [
      () => this.move(1),
      () => this.move(-1),
      () => this.changePriority(this.pick(Object.keys(PRIORITIES) as TypedPriority[])),
      () => this.changePriority(this.pick(Object.keys(PRIORITIES) as TypedPriority[])),
      () => this.cancel(this.pick(['p', 'l', 'a', 'm', 'e'])),
      () => this.cancel('?'),
      () => this.keys.push('x', 'x'),
      () => this.undo(),
    ];
    this.pick(commands)();
  }

  private move(by: 1 | -1): void {
    const to = this.row + by;
    if (to < 0 || to >= this.rows.length) return;
    this.row = to;
    this.keys.push(by > 0 ? 'j' : 'k');
  }

  private changePriority(typed: TypedPriority): void {
    this.keys.push('p', ...typed, 'Enter');
    const from = this.rows[this.row]!.priority;
    if (!this.setPriority(this.row, PRIORITIES[typed])) return;
    this.undoable.push({ row: this.row, from });
  }

  /** Opens a picker or dialog, types keys that are shortcuts of the list, and cancels. */
  private cancel(opening: string): void {
    this.keys.push(
      opening,
      ...(opening === '?' ? [] : this.pick([[], ['l'], ['x', 'j'], ['p', 'u']])),
      'Escape',
    );
  }

  private undo(): void {
    this.keys.push('u');
    const last = this.undoable.pop();
    if (last) this.setPriority(last.row, last.from);
  }

  private setPriority(row: number, priority: string): boolean {
    const issue = this.rows[row]!;
    if (issue.priority === priority) return false;
    this.events.push(`${issue.number}: ${issue.priority} -> ${priority}`);
    issue.priority = priority;
    return true;
  }

  private pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.random() * values.length)]!;
  }
}
