import { graphql, usePreloadedQuery } from 'react-relay';
import type { ActivityIssuePickerQuery } from '../../../../__generated__/ActivityIssuePickerQuery.graphql';
import { IssueSearchPicker } from '../../components/pickers/IssueSearchPicker';
import { ActivityPickerPopover, type ActivityPickerProps } from './ActivityPickerPopover';

const activityIssuePickerQuery = graphql`
  query ActivityIssuePickerQuery($key: String!) {
    project(key: $key) {
      ...IssueSearchPicker_project
    }
  }
`;

/** Filter of the activity by an issue, which the user finds by its number, key or words. */
export function ActivityIssuePicker(props: ActivityPickerProps<ActivityIssuePickerQuery>) {
  return (
    <ActivityPickerPopover label="Issue" {...props}>
      <LoadedIssuePicker {...props} />
    </ActivityPickerPopover>
  );
}

function LoadedIssuePicker({ queryRef, onChoose }: ActivityPickerProps<ActivityIssuePickerQuery>) {
  const { project } = usePreloadedQuery<ActivityIssuePickerQuery>(activityIssuePickerQuery, queryRef);
  if (!project) return null;
  return (
    <IssueSearchPicker
      project={project}
      label="Issue"
      onChoose={(issue) => issue && onChoose(String(issue.number))}
    />
  );
}
