/**
 * @generated SignedSource<<1d1d0751e8d68364f98ec1a2026aa1cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventKind = "ASSIGNED" | "BODY_EDITED" | "COMMENTED" | "COMMENT_EDITED" | "COMMENT_HIDDEN" | "COMMENT_REMOVED" | "COMMENT_SHOWN" | "DELETED" | "DEMILESTONED" | "DUE_CHANGED" | "DUPLICATE_DISMISSAL_REMOVED" | "DUPLICATE_DISMISSED" | "HELD" | "LABELED" | "LABEL_CHANGED" | "LABEL_CREATED" | "LABEL_DELETED" | "LABEL_RESTORED" | "LINKED" | "LOCKED" | "MEMBER_ADDED" | "MEMBER_CHANGED" | "MEMBER_REMOVED" | "MILESTONED" | "MILESTONE_CHANGED" | "MILESTONE_CREATED" | "MILESTONE_DELETED" | "MILESTONE_RESTORED" | "OPENED" | "PARENT_CHANGED" | "PERSON_CLAIMED" | "PRIORITY_CHANGED" | "PROJECT_CHANGED" | "PROJECT_DELETED" | "PROJECT_RESTORED" | "PURGED" | "REACTED" | "REFERENCED" | "REIMPORTED" | "RELEASED" | "RENAMED" | "SNOOZED" | "STATE_CHANGED" | "SUB_ISSUES_REORDERED" | "TRANSFERRED" | "TYPE_CHANGED" | "UNASSIGNED" | "UNLABELED" | "UNLINKED" | "UNLOCKED" | "UNSNOOZED" | "UNVOTED" | "UNWATCHED" | "VOTED" | "VOTES_MOVED" | "WATCHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActivityEvent_event$data = {
  readonly actor: {
    readonly login: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly details: {
    readonly __typename: "ProjectEventDetails";
  } | null | undefined;
  readonly item: {
    readonly __typename: string;
    readonly bodyHTML?: string;
    readonly " $fragmentSpreads": FragmentRefs<"TimelineItems_items">;
  } | null | undefined;
  readonly kind: EventKind;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityProjectEvent_event">;
  readonly " $fragmentType": "ActivityEvent_event";
};
export type ActivityEvent_event$key = {
  readonly " $data"?: ActivityEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityEvent_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
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
      "concreteType": "ProjectEventDetails",
      "kind": "LinkedField",
      "name": "details",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActivityProjectEvent_event"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "item",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
})();

(node as any).hash = "8aadcb369c8eee5c0659b478e66cf471";

export default node;
