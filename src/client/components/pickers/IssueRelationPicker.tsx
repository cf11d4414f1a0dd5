import { Ban, Copy, Link2, OctagonMinus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { IssueRelationPicker_issue$key } from '../../../../__generated__/IssueRelationPicker_issue.graphql';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { linkIssues, unlinkIssues } from '../../mutations/linkIssues';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { IssueSearchPicker } from './IssueSearchPicker';
import { type CommonIssueFieldPickerProps } from './LoadedIssueFieldPicker';
import { ISSUE_RELATION_KIND_LABELS } from './relations';
import { useSuggestedDuplicates } from './useSuggestedDuplicates';
import styles from './IssueStatePicker.module.css';

export const issueRelationPickerQuery = graphql`
  query IssueRelationPickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedIssueFieldPicker_issue
        ...IssueRelationPicker_issue
      }
    }
  }
`;

const ISSUE_RELATION_ICONS = {
  BLOCKED_BY: OctagonMinus,
  BLOCKS: Ban,
  RELATES: Link2,
  DUPLICATES: Copy,
} as const;
type SelectableRelationKind = keyof typeof ISSUE_RELATION_ICONS;

/** The kinds of issue links in the picker, most common first. */
const SELECTABLE_ISSUE_RELATION_KINDS = (Object.keys(ISSUE_RELATION_ICONS) as SelectableRelationKind[]).map(
  (kind) => ({
    ...ISSUE_RELATION_KIND_LABELS.find((relation) => relation.kind === kind)!,
    kind,
  }),
);

/** Picker that links two issues: the user chooses the kind of link, such as "blocks", then the other issue. */
export function IssueRelationPicker({
  issue,
  issueId,
  onChange,
  onClose,
}: CommonIssueFieldPickerProps<IssueRelationPicker_issue$key>) {
  const data = useFragment(
    graphql`
      fragment IssueRelationPicker_issue on Issue {
        ...useSuggestedDuplicates_issue
        project {
          ...IssueSearchPicker_project
        }
      }
    `,
    issue,
  );
  const { suggested, isLoading, load } = useSuggestedDuplicates(data);
  const [kind, setKind] = useState<SelectableRelationKind | null>(null);
  const relation = SELECTABLE_ISSUE_RELATION_KINDS.find((each) => each.kind === kind);
  if (!relation) {
    return (
      <OptionPicker
        label="Relation"
        options={SELECTABLE_ISSUE_RELATION_KINDS.map(({ kind: id, title }) => {
          const Icon = ISSUE_RELATION_ICONS[id];
          return { id, label: `${title}…`, icon: <Icon size={14} strokeWidth={1.75} aria-hidden="true" /> };
        })}
        selected={[]}
        onChoose={(chosen) => {
          setKind(chosen as SelectableRelationKind);
          if (chosen === 'DUPLICATES') load();
        }}
      />
    );
  }
  return (
    <>
      <p className={styles.step}>{relation.title}…</p>
      <IssueSearchPicker
        project={data.project}
        suggested={relation.kind === 'DUPLICATES' ? suggested : null}
        isSuggesting={isLoading}
        label={relation.title}
        except={issueId}
        onChoose={(chosen) => {
          if (!chosen) return;
          const ends = { fromId: issueId, toId: chosen.id, kind: relation.kind };
          onChange(createQueuedMutation(linkIssues, ends), {
            summary: `${relation.words} ${chosen.key}`,
            inverse: createQueuedMutation(unlinkIssues, ends),
          });
          onClose();
        }}
      />
    </>
  );
}
