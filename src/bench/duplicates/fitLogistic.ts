/** One observation: its inputs, whether the event occurred, and its weight. */
export interface LogisticSample {
  inputs: readonly number[];
  isPositive: boolean;
  weight: number;
}

const NEWTON_STEPS = 30;
/** Ridge regularization, which keeps the weights of correlated inputs small. */
const REGULARIZATION = 1e-3;

/**
 * Fits a logistic function by Newton's method.
 * @returns the bias, followed by the weight of each input
 */
export function fitLogistic(samples: readonly LogisticSample[]): number[] {
  const size = samples[0]!.inputs.length + 1;
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  let weights = new Array<number>(size).fill(0);
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const gradient = weights.map((weight, i) => (i === 0 ? 0 : -REGULARIZATION * total * weight));
    const hessian = weights.map((_, i) =>
      weights.map((_weight, j) => (i === j ? REGULARIZATION * total : 0)),
    );
    for (const { inputs, isPositive, weight } of samples) {
      const row = [1, ...inputs];
      const p = 1 / (1 + Math.exp(-row.reduce((sum, input, i) => sum + input * weights[i]!, 0)));
      const error = weight * (Number(isPositive) - p);
      const curvature = weight * p * (1 - p);
      for (let i = 0; i < size; i++) {
        gradient[i]! += error * row[i]!;
        for (let j = 0; j < size; j++) hessian[i]![j]! += curvature * row[i]! * row[j]!;
      }
    }
    const change = solveLinearSystem(hessian, gradient);
    weights = weights.map((weight, i) => weight + change[i]!);
  }
  return weights;
}

/** Solves a linear system by Gaussian elimination. */
function solveLinearSystem(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column; i < size; i++)
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const factor = rows[i]![column]! / rows[column]![column]!;
      for (let j = column; j <= size; j++) rows[i]![j]! -= factor * rows[column]![j]!;
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!);
}
