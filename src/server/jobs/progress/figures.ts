/** `1,234/s`. */
export function rateOf(done: number, seconds: number): string {
  return `${Math.round(done / Math.max(seconds, 0.001)).toLocaleString('en')}/s`;
}

/** `1 min 20 s left`, as far as can be told from the rate so far. */
export function timeLeft(done: number, total: number | null, seconds: number): string {
  if (total === null || done === 0) return '';
  const left = Math.ceil(((total - done) * seconds) / done);
  if (left <= 0) return 'done';
  return left < 60 ? `${left} s left` : `${Math.floor(left / 60)} min ${left % 60} s left`;
}
