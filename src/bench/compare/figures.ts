import { computePercentile } from '../support/measure';
import { formatMarkdownTable, formatNumber } from '../support/report';

/** The two builds that are compared: another commit, and this one. */
export const COMPARED_BUILDS = ['old', 'new'] as const;
export type ComparedBuild = (typeof COMPARED_BUILDS)[number];

/** One line of the comparison: what was measured, several times with each build. */
interface Figure {
  what: string;
  unit: string;
  samples: Record<ComparedBuild, number[]>;
}

/** Collects the figures of both builds. */
export class ComparedFigures {
  readonly #figures = new Map<string, Figure>();

  addSample(what: string, unit: string, build: ComparedBuild, value: number): void {
    const figure = this.#figures.get(what) ?? { what, unit, samples: { old: [], new: [] } };
    figure.samples[build].push(value);
    this.#figures.set(what, figure);
  }

  /** Formats the medians of both builds, the ratio of new to old, and how much two runs of one build differ. */
  format(): string {
    const rows = [...this.#figures.values()].map(({ what, unit, samples }) => {
      const [old, now] = [computeMedian(samples.old), computeMedian(samples.new)];
      const noise = computeNoise(samples);
      return [
        what,
        formatNumber(old),
        formatNumber(now),
        unit,
        old === 0 ? '-' : (now / old).toFixed(2),
        noise === null || !Number.isFinite(noise) ? '-' : `${Math.round(noise * 100)}%`,
      ];
    });
    return formatMarkdownTable([['figure', 'old', 'new', 'unit', 'ratio', 'noise'], ...rows]);
  }
}

const computeMedian = (values: readonly number[]): number => computePercentile(values, 0.5);

/**
 * Estimates the noise: the relative difference between the medians of every other sample of a build and of the
 * remaining ones, for the build with the larger difference. Null if no build has two samples.
 */
export function computeNoise(samples: Record<ComparedBuild, readonly number[]>): number | null {
  const differences = COMPARED_BUILDS.flatMap((build) => {
    const runs = [0, 1].map((rest) => samples[build].filter((_, i) => i % 2 === rest));
    if (runs.some(({ length }) => length === 0)) return [];
    const [first, second] = runs.map(computeMedian) as [number, number];
    return first === second ? 0 : Math.max(first, second) / Math.min(first, second) - 1;
  });
  return differences.length === 0 ? null : Math.max(...differences);
}
