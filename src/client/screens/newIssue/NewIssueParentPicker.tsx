import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { NewIssueParentPickerQuery } from '../../../../__generated__/NewIssueParentPickerQuery.graphql';
import { IssueSearchPicker } from '../../components/pickers/IssueSearchPicker';
import type { NewIssueFieldOption } from '../../drafts/newIssueDraft';

/** Loaded when the picker opens: most new issues have no parent. */
export const newIssueParentPickerQuery = graphql`
  query NewIssueParentPickerQuery($key: String!) {
    project(key: $key) {
      ...IssueSearchPicker_project
    }
  }
`;

interface NewIssueParentPickerProps {
  queryRef: PreloadedQuery<NewIssueParentPickerQuery>;
  parent: NewIssueFieldOption | null;
  onChoose: (parent: NewIssueFieldOption | null) => void;
}

/** Picker of the new issue's parent issue. */
export function NewIssueParentPicker({ queryRef, parent, onChoose }: NewIssueParentPickerProps) {
  const { project } = usePreloadedQuery<NewIssueParentPickerQuery>(newIssueParentPickerQuery, queryRef);
  if (!project) return null;
  return (
    <IssueSearchPicker
      project={project}
      label="Parent"
      selected={parent?.id ?? null}
      none="No parent"
      onChoose={(chosen) => onChoose(chosen && { id: chosen.id, name: chosen.key })}
    />
  );
}
