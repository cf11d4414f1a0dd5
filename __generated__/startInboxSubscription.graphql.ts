/**
 * @generated SignedSource<<b988f9dd69417b6c0c0675bdc7530582>>
 * @relayHash c8c605e35d87ad8c5a40c026bfa0933f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c2254ec15607765b6799a6e831f538815cb65cb46da96b7522d7918b8bd50d7

import type { ConcreteRequest } from 'relay-runtime';
export type NotificationState = "DONE" | "READ" | "SNOOZED" | "UNREAD" | "%future added value";
export type startInboxSubscription$variables = Record<PropertyKey, never>;
export type startInboxSubscription$data = {
  readonly inboxChanged: {
    readonly notifications: ReadonlyArray<{
      readonly eventCount: number;
      readonly id: string;
      readonly snoozedUntil: string | null | undefined;
      readonly state: NotificationState;
      readonly updatedAt: string;
    }>;
    readonly reset: boolean;
    readonly version: string;
    readonly viewer: {
      readonly unreadNotificationCount: number | null | undefined;
    } | null | undefined;
  };
};
export type startInboxSubscription = {
  response: startInboxSubscription$data;
  variables: startInboxSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadNotificationCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Notification",
  "kind": "LinkedField",
  "name": "notifications",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
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
      "name": "snoozedUntil",
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
      "name": "eventCount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reset",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "startInboxSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "InboxChange",
        "kind": "LinkedField",
        "name": "inboxChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "startInboxSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "InboxChange",
        "kind": "LinkedField",
        "name": "inboxChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9c2254ec15607765b6799a6e831f538815cb65cb46da96b7522d7918b8bd50d7",
    "metadata": {},
    "name": "startInboxSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a3aca5a4bfefde3c476c882fb4840085";

export default node;
