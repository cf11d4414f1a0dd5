/** A column with one number per issue: a time in microseconds since 1970, or a sort key. */
import type { IndexFileReader } from '../../indexing/files/IndexFileReader';
import type { IndexFileWriter } from '../../indexing/files/IndexFileWriter';
import { type IssueSlotRenumbering, keepSlotsOfArray, resizeSlotArray } from './slotArrays';

/** The value that stands for no time. It is less than all times. */
export const NO_TIME_VALUE = -Infinity;

export class Float64Column {
  cells = new Float64Array(0);

  get bytes(): number {
    return this.cells.byteLength;
  }

  resize(size: number, moved: IssueSlotRenumbering | null): void {
    this.cells = resizeSlotArray(this.cells, size, moved, NO_TIME_VALUE);
  }

  /** Keeps only the slots in `kept`. */
  keepIssueSlots(kept: Uint32Array): void {
    this.cells = keepSlotsOfArray(this.cells, kept);
  }

  /** Writes the column to a file, in steps. */
  *writeToFile(file: IndexFileWriter, name: string): Generator<void> {
    yield* file.writeArray(name, this.cells);
  }

  readFromFile(file: IndexFileReader, name: string): void {
    this.cells = file.readArray<Float64Array<ArrayBuffer>>(name, ['Float64Array']);
  }
}
