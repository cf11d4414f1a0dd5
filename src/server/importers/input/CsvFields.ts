/** The cells of a row by column name in lower case. Tracks which columns have been read, for `rest`. */
export class CsvFields {
  private readonly valuesByColumn = new Map<string, string[]>();
  private readonly used = new Set<string>();

  constructor(header: readonly string[], cells: readonly string[]) {
    for (const [index, cell] of cells.entries()) {
      const column = header[index] || `column ${index + 1}`;
      if (cell.trim() === '') continue;
      const values = this.valuesByColumn.get(column);
      if (values) values.push(cell);
      else this.valuesByColumn.set(column, [cell]);
    }
  }

  all(...columns: readonly string[]): string[] {
    return columns.flatMap((column) => {
      this.used.add(column);
      return this.valuesByColumn.get(column) ?? [];
    });
  }

  first(...columns: readonly string[]): string | null {
    return this.all(...columns)[0] ?? null;
  }

  /** Yields the cells of the columns that match a pattern. `name` is the first capture group. */
  *matching(pattern: RegExp): Generator<{ name: string; value: string }> {
    for (const [column, values] of this.valuesByColumn) {
      const name = pattern.exec(column)?.[1];
      if (name === undefined) continue;
      this.used.add(column);
      for (const value of values) yield { name, value };
    }
  }

  /** Returns the columns that have not been read yet. */
  rest(ignored: ReadonlySet<string> = new Set()): [column: string, value: unknown][] {
    return [...this.valuesByColumn]
      .filter(([column]) => !this.used.has(column) && !ignored.has(column))
      .map(([column, values]) => [column, values.length === 1 ? values[0] : values]);
  }
}
