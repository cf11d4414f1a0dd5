import { Ban, Copy, Link2, OctagonMinus } from 'lucide-react';
import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { RelationPickerQuery } from '../../../../__generated__/RelationPickerQuery.graphql';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { linkIssues } from '../../mutations/linkIssues';
import { unlinkIssues } from '../../mutations/unlinkIssues';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { IssueOptions } from './IssueOptions';
import type { PickerProps } from './PickerProps';
import { PermissionNotice } from './PermissionNotice';
import { ISSUE_RELATIONS } from './relations';
import styles from './StatePicker.module.css';

export const relationPickerQuery = graphql`
  query RelationPickerQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on Issue {
        id
        key
        viewerCan
        project {
          ...IssueOptions_project
        }
      }
    }
  }
`;

const RELATION_ICONS = { BLOCKED_BY: OctagonMinus, BLOCKS: Ban, RELATES: Link2, DUPLICATES: Copy } as const;
type OfferedRelationKind = keyof typeof RELATION_ICONS;

/** The kinds of issue links in the picker, most common first. */
const OFFERED_RELATIONS = (Object.keys(RELATION_ICONS) as OfferedRelationKind[]).map((kind) => ({
  ...ISSUE_RELATIONS.find((relation) => relation.kind === kind)!,
  kind,
}));

/** Picker that links two issues: first choose the kind of link, such as "blocks", then the other issue. */
export function RelationPicker({ queryRef, onChange, onClose }: PickerProps<RelationPickerQuery>) {
  const { node: issue } = usePreloadedQuery<RelationPickerQuery>(relationPickerQuery, queryRef);
  const [kind, setKind] = useState<OfferedRelationKind | null>(null);
  if (issue?.__typename !== 'Issue') return null;
  if (!issue.viewerCan.includes('TRIAGE')) return <PermissionNotice />;
  const relation = OFFERED_RELATIONS.find((each) => each.kind === kind);
  if (!relation) {
    return (
      <OptionPicker
        label="Relation"
        options={OFFERED_RELATIONS.map(({ kind: id, title }) => {
          const Icon = RELATION_ICONS[id];
          return { id, label: `${title}…`, icon: <Icon size={14} strokeWidth={1.75} aria-hidden="true" /> };
        })}
        selected={[]}
        onChoose={(chosen) => setKind(chosen as OfferedRelationKind)}
      />
    );
  }
  return (
    <>
      <p className={styles.step}>{relation.title}…</p>
      <IssueOptions
        project={issue.project}
        label={relation.title}
        except={issue.id}
        onChoose={(chosen) => {
          if (!chosen) return;
          const ends = { fromId: issue.id, toId: chosen.id, kind: relation.kind };
          onChange(createQueuedMutation(linkIssues, ends), {
            summary: `${issue.key}: ${relation.words} ${chosen.key}`,
            inverse: createQueuedMutation(unlinkIssues, ends),
          });
          onClose();
        }}
      />
    </>
  );
}
