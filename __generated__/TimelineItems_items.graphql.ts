/**
 * @generated SignedSource<<4c4239ac0cc82ab48541b5b7e8adfbba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimelineItems_items$data = ReadonlyArray<{
  readonly __typename: string;
  readonly assignee: {
    readonly " $fragmentSpreads": FragmentRefs<"FieldEvents_assignees">;
  } | null | undefined;
  readonly bodyEdited: {
    readonly " $fragmentSpreads": FragmentRefs<"BodyEditedEvent_event">;
  } | null | undefined;
  readonly comment: {
    readonly " $fragmentSpreads": FragmentRefs<"TimelineComment_comment">;
  } | null | undefined;
  readonly commentVisibility: {
    readonly " $fragmentSpreads": FragmentRefs<"CommentVisibilityEvent_event">;
  } | null | undefined;
  readonly label: {
    readonly " $fragmentSpreads": FragmentRefs<"FieldEvents_labels">;
  } | null | undefined;
  readonly line: {
    readonly " $fragmentSpreads": FragmentRefs<"LineEvent_event">;
  } | null | undefined;
  readonly milestone: {
    readonly " $fragmentSpreads": FragmentRefs<"FieldEvents_milestone">;
  } | null | undefined;
  readonly relation: {
    readonly " $fragmentSpreads": FragmentRefs<"RelationEvent_event">;
  } | null | undefined;
  readonly stateChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"FieldEvents_state">;
  } | null | undefined;
  readonly " $fragmentType": "TimelineItems_items";
}>;
export type TimelineItems_items$key = ReadonlyArray<{
  readonly " $data"?: TimelineItems_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineItems_items">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TimelineItems_items",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TimelineComment_comment"
          }
        ],
        "type": "Comment",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "comment"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FieldEvents_state"
          }
        ],
        "type": "StateChanged",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "stateChanged"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FieldEvents_labels"
          }
        ],
        "type": "IssueEvent",
        "abstractKey": "__isIssueEvent"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "label"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FieldEvents_assignees"
          }
        ],
        "type": "IssueEvent",
        "abstractKey": "__isIssueEvent"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "assignee"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FieldEvents_milestone"
          }
        ],
        "type": "IssueEvent",
        "abstractKey": "__isIssueEvent"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "milestone"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RelationEvent_event"
          }
        ],
        "type": "IssueEvent",
        "abstractKey": "__isIssueEvent"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "relation"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CommentVisibilityEvent_event"
          }
        ],
        "type": "IssueEvent",
        "abstractKey": "__isIssueEvent"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "commentVisibility"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BodyEditedEvent_event"
          }
        ],
        "type": "BodyEdited",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "bodyEdited"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LineEvent_event"
          }
        ],
        "type": "IssueEvent",
        "abstractKey": "__isIssueEvent"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "line"
    }
  ],
  "type": "TimelineItem",
  "abstractKey": "__isTimelineItem"
};

(node as any).hash = "e00eb9f97f6eb224936814739e4476ed";

export default node;
