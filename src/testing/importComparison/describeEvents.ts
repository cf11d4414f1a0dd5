/** Describes events of the source and of an imported project in the same words, so that they can be compared. */
import type { GithubTimelineEntry } from './githubExport';
import type { ImportedEvent } from './readImportedProject';

export const describeEvent = (
  kind: string,
  actor: string | null,
  at: string | null,
  details: string,
): string => `${kind} by ${actor} at ${at} ${details.toLowerCase()}`.trim();

export function describeTimelineEntry(entry: GithubTimelineEntry): string {
  if (entry.label) return entry.label.name;
  if (entry.milestone) return entry.milestone.title;
  if (entry.rename) return `${entry.rename.from} -> ${entry.rename.to}`;
  if (entry.event === 'assigned' || entry.event === 'unassigned') return entry.assignee!.login;
  return entry.commit_id && entry.event === 'referenced' ? entry.commit_id : '';
}

export const describeReference = (
  from: number | undefined,
  commit: string | undefined,
  type: string | undefined,
): string => commit ?? (type === 'issue' ? `#${from}` : `pull ${from}`);

export function describeImportedEvent({ kind, actor, createdAt, before, after }: ImportedEvent): string {
  const details = () => {
    const url = /\/(issues|pull)\/(\d+)$/.exec(String(after.url ?? ''));
    if (kind === 'renamed') return `${String(before.title)} -> ${String(after.title)}`;
    if (kind !== 'referenced')
      return String(
        after.label ?? before.label ?? after.milestone ?? before.milestone ?? after.user ?? before.user ?? '',
      );
    if (after.commit !== undefined) return String(after.commit);
    if (after.number !== undefined) return `#${Number(after.number)}`;
    return url?.[1] === 'pull' ? `pull ${url[2]}` : `#${url?.[2]}`;
  };
  return describeEvent(kind, actor, createdAt, details());
}
