/**
 * @generated SignedSource<<d9e9192fbb5da4b154377af5b45c8c38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimelineRun_items$data = ReadonlyArray<{
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
  readonly label: {
    readonly " $fragmentSpreads": FragmentRefs<"LabelEvents_events">;
  } | null | undefined;
  readonly milestone: {
    readonly " $fragmentSpreads": FragmentRefs<"MilestoneEvent_event">;
  } | null | undefined;
  readonly plain: {
    readonly " $fragmentSpreads": FragmentRefs<"PlainEvent_event">;
  } | null | undefined;
  readonly relation: {
    readonly " $fragmentSpreads": FragmentRefs<"RelationEvent_event">;
  } | null | undefined;
  readonly stateChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"StateChangedEvent_event">;
  } | null | undefined;
  readonly value: {
    readonly " $fragmentSpreads": FragmentRefs<"ValueEvent_event">;
  } | null | undefined;
  readonly " $fragmentType": "TimelineRun_items";
}>;
export type TimelineRun_items$key = ReadonlyArray<{
  readonly " $data"?: TimelineRun_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineRun_items">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TimelineRun_items",
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
            "name": "ValueEvent_event"
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
            "name": "PlainEvent_event"
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

(node as any).hash = "5c422e530a7b76f719329e5f1ac91b17";

export default node;
