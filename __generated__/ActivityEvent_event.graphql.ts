/**
 * @generated SignedSource<<34e64135c62c9c8fd71f95ab1484422c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventKind = "ASSIGNED" | "BODY_EDITED" | "COMMENTED" | "COMMENT_EDITED" | "COMMENT_HIDDEN" | "COMMENT_REMOVED" | "COMMENT_SHOWN" | "DELETED" | "DEMILESTONED" | "DUE_CHANGED" | "LABELED" | "LABEL_CHANGED" | "LABEL_CREATED" | "LINKED" | "LOCKED" | "MEMBER_ADDED" | "MEMBER_CHANGED" | "MEMBER_REMOVED" | "MILESTONED" | "MILESTONE_CHANGED" | "MILESTONE_CREATED" | "OPENED" | "PARENT_CHANGED" | "PRIORITY_CHANGED" | "PROJECT_CHANGED" | "PURGED" | "REFERENCED" | "RENAMED" | "STATE_CHANGED" | "TRANSFERRED" | "TYPE_CHANGED" | "UNASSIGNED" | "UNLABELED" | "UNLINKED" | "UNLOCKED" | "UNVOTED" | "UNWATCHED" | "VOTED" | "WATCHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActivityEvent_event$data = {
  readonly actor: {
    readonly login: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly item: {
    readonly __typename: string;
    readonly bodyHTML?: string;
    readonly " $fragmentSpreads": FragmentRefs<"TimelineItems_items">;
  } | null | undefined;
  readonly kind: EventKind;
  readonly " $fragmentType": "ActivityEvent_event";
};
export type ActivityEvent_event$key = {
  readonly " $data"?: ActivityEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityEvent_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityEvent_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "login",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "item",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bodyHTML",
              "storageKey": null
            }
          ],
          "type": "Comment",
          "abstractKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TimelineItems_items"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "9ee56c051436c68bed51379dc955f3b1";

export default node;
