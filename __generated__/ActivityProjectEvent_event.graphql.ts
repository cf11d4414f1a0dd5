/**
 * @generated SignedSource<<e4af3d315fd53ca7f226129b88056cdb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventKind = "ASSIGNED" | "BODY_EDITED" | "COMMENTED" | "COMMENT_EDITED" | "COMMENT_HIDDEN" | "COMMENT_REMOVED" | "COMMENT_SHOWN" | "DELETED" | "DEMILESTONED" | "DUE_CHANGED" | "DUPLICATE_DISMISSAL_REMOVED" | "DUPLICATE_DISMISSED" | "HELD" | "LABELED" | "LABEL_CHANGED" | "LABEL_CREATED" | "LABEL_DELETED" | "LABEL_RESTORED" | "LINKED" | "LOCKED" | "MEMBER_ADDED" | "MEMBER_CHANGED" | "MEMBER_REMOVED" | "MILESTONED" | "MILESTONE_CHANGED" | "MILESTONE_CREATED" | "MILESTONE_DELETED" | "MILESTONE_RESTORED" | "OPENED" | "PARENT_CHANGED" | "PERSON_CLAIMED" | "PRIORITY_CHANGED" | "PROJECT_CHANGED" | "PROJECT_DELETED" | "PROJECT_RESTORED" | "PURGED" | "REACTED" | "REFERENCED" | "REIMPORTED" | "RELEASED" | "RENAMED" | "SNOOZED" | "STATE_CHANGED" | "SUB_ISSUES_REORDERED" | "TRANSFERRED" | "TYPE_CHANGED" | "UNASSIGNED" | "UNLABELED" | "UNLINKED" | "UNLOCKED" | "UNSNOOZED" | "UNVOTED" | "UNWATCHED" | "VOTED" | "VOTES_MOVED" | "WATCHED" | "%future added value";
export type ProjectEventField = "CLOSED_AT" | "COLOR" | "DESCRIPTION" | "DUE_DATE" | "MERGED_INTO" | "NAME" | "ROLE" | "VISIBILITY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActivityProjectEvent_event$data = {
  readonly actor: {
    readonly login: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly details: {
    readonly changes: ReadonlyArray<{
      readonly field: ProjectEventField;
      readonly from: string | null | undefined;
      readonly to: string | null | undefined;
    }>;
    readonly subject: string | null | undefined;
  } | null | undefined;
  readonly kind: EventKind;
  readonly " $fragmentType": "ActivityProjectEvent_event";
};
export type ActivityProjectEvent_event$key = {
  readonly " $data"?: ActivityProjectEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityProjectEvent_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityProjectEvent_event",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProjectFieldChange",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "field",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "e2b817d06487a0459c9dcc7d9eba128c";

export default node;
