/**
 * @generated SignedSource<<8b0328a66fb8fcdcd532bc1eaa62d711>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationKind = "ASSIGNED" | "COMMENTED" | "DUE_SOON" | "DUPLICATE_CLOSED" | "MENTIONED" | "OPENED" | "STATE_CHANGED" | "%future added value";
export type NotificationReason = "ASSIGNED" | "AUTHORED" | "BULK" | "COMMENTED" | "DUE_SOON" | "DUPLICATE_CLOSED" | "MENTIONED" | "STATE_CHANGED" | "WATCHING" | "%future added value";
export type NotificationState = "DONE" | "READ" | "SNOOZED" | "UNREAD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InboxEntry_notification$data = {
  readonly actor: {
    readonly login: string;
    readonly " $fragmentSpreads": FragmentRefs<"Avatar_user">;
  } | null | undefined;
  readonly bulkOperation: {
    readonly matched: number;
    readonly number: number;
  } | null | undefined;
  readonly commentCount: number;
  readonly eventCount: number;
  readonly issue: {
    readonly key: string;
    readonly state: {
      readonly name: string;
    };
    readonly title: string;
  } | null | undefined;
  readonly kinds: ReadonlyArray<NotificationKind>;
  readonly reason: NotificationReason;
  readonly snoozedUntil: string | null | undefined;
  readonly state: NotificationState;
  readonly updatedAt: string;
  readonly " $fragmentType": "InboxEntry_notification";
};
export type InboxEntry_notification$key = {
  readonly " $data"?: InboxEntry_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"InboxEntry_notification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InboxEntry_notification",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kinds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "snoozedUntil",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Avatar_user"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "issue",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkflowState",
          "kind": "LinkedField",
          "name": "state",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkOperation",
      "kind": "LinkedField",
      "name": "bulkOperation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "matched",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "04ed03605fdad31a350a6cea0f41d836";

export default node;
