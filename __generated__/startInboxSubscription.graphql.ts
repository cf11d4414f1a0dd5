/**
 * @generated SignedSource<<2acbb2740f5d62a6aa3ab2e8bfd6f4ac>>
 * @relayHash 0f927e9036fb13c1d7843a3273e368b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7fba3297976368ef224a38237ff4906ea49f15c4b78638a71066bc5a7565e4e

import type { ConcreteRequest } from 'relay-runtime';
export type NotificationState = "DONE" | "READ" | "SNOOZED" | "UNREAD" | "%future added value";
export type startInboxSubscription$variables = Record<PropertyKey, never>;
export type startInboxSubscription$data = {
  readonly inboxChanged: {
    readonly notifications: ReadonlyArray<{
      readonly id: string;
      readonly snoozedUntil: string | null | undefined;
      readonly state: NotificationState;
      readonly updatedAt: string;
    }>;
    readonly reset: boolean;
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
          (v3/*:: as any*/)
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f7fba3297976368ef224a38237ff4906ea49f15c4b78638a71066bc5a7565e4e",
    "metadata": {},
    "name": "startInboxSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9eca5133342202baf10b3f4201c36356";

export default node;
