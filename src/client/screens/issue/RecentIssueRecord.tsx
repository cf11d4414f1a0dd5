import { useEffect } from 'react';
import { recordRecentIssue } from '../../data/recentIssues';

/** Stores that the viewer has opened an issue. The start page lists recently opened issues. */
export function RecentIssueRecord({ issueId, viewerId }: { issueId: string; viewerId: string }) {
  useEffect(() => recordRecentIssue(issueId, viewerId), [issueId, viewerId]);
  return null;
}
