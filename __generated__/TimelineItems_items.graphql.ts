/**
 * @generated SignedSource<<c0650a798c3cc2484547564e11957cdb>>
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
    readonly " $fragmentSpreads": FragmentRefs<"AssigneeEvents_events">;
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
    readonly " $fragmentSpreads": FragmentRefs<"LabelEvents_events">;
  } | null | undefined;
  readonly milestone: {
    readonly " $fragmentSpreads": FragmentRefs<"MilestoneEvent_event">;
  } | null | undefined;
  readonly plain: {
    readonly " $fragmentSpreads": FragmentRefs<"FixedTextEvent_event">;
  } | null | undefined;
  readonly relation: {
    readonly " $fragmentSpreads": FragmentRefs<"RelationEvent_event">;
  } | null | undefined;
  readonly stateChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"StateChangedEvent_event">;
  } | null | undefined;
  readonly value: {
    readonly " $fragmentSpreads": FragmentRefs<"FieldValueEvent_event">;
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
            "name": "StateChangedEvent_event"
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
            "name": "LabelEvents_events"
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
            "name": "AssigneeEvents_events"
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
            "name": "MilestoneEvent_event"
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
            "name": "FieldValueEvent_event"
          }
        ],
        "type": "IssueEvent",
        "abstractKey": "__isIssueEvent"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "value"
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
            "name": "FixedTextEvent_event"
          }
        ],
        "type": "IssueEvent",
        "abstractKey": "__isIssueEvent"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "plain"
    }
  ],
  "type": "TimelineItem",
  "abstractKey": "__isTimelineItem"
};

(node as any).hash = "94775a6107534554e64aaec78a8463e3";

export default node;
