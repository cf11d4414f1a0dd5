import { readMentions, type StoredMention } from '../../store/read/exportedProject';
import type { ExportDatabase } from './ExportScope';

/**
 * The mentions of a project by issue. The database stores mentions by user, so all of them are read before the first
 * issue. Each needs 8 bytes, so a million mentions need less than 10 MB.
 */
export class ExportedMentions {
  /** Issue numbers in ascending order. The issue at each index mentions the user at the same index of `userIds`. */
  private readonly numbers: Int32Array;
  private readonly userIds: Int32Array;

  private constructor(numbers: Int32Array, userIds: Int32Array) {
    this.numbers = numbers;
    this.userIds = userIds;
  }

  static async loadMentions(db: ExportDatabase, projectId: number): Promise<ExportedMentions> {
    const pairs: { number: Int32Array; userId: Int32Array }[] = [];
    let last: StoredMention | null = null;
    for (;;) {
      const page: StoredMention[] = await readMentions(db, projectId, last);
      if (page.length === 0) break;
      pairs.push({
        number: Int32Array.from(page, ({ number }) => number),
        userId: Int32Array.from(page, ({ user_id }) => user_id),
      });
      last = page.at(-1)!;
    }
    const total = pairs.reduce((sum, { number }) => sum + number.length, 0);
    // Pairs are sorted as one number: issue numbers fit in 24 bits and user ids in 29, and doubles hold integers of 53
    // bits.
    const keys = new Float64Array(total);
    let at = 0;
    for (const { number, userId } of pairs)
      for (let i = 0; i < number.length; i++) keys[at++] = number[i]! * USER_ID_RANGE + userId[i]!;
    keys.sort();
    return new ExportedMentions(
      Int32Array.from(keys, (key) => Math.floor(key / USER_ID_RANGE)),
      Int32Array.from(keys, (key) => key % USER_ID_RANGE),
    );
  }

  /** Returns the ids of the users that an issue mentions, in ascending order. */
  getMentionedUserIds(number: number): number[] {
    let low = 0;
    let high = this.numbers.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.numbers[middle]! < number) low = middle + 1;
      else high = middle;
    }
    const ids: number[] = [];
    for (; this.numbers[low] === number; low++) ids.push(this.userIds[low]!);
    return ids;
  }
}

const USER_ID_RANGE = 2 ** 29;
