/**
 * @generated SignedSource<<2ccb813e8f030f73d777a493f8240477>>
 * @relayHash ecff334c0a0455fdcb9153d7d1721737
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc69af10edc741ffddc3075313a0ba0ffdd145f1232affdc37cfd8a37ee4eb44

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
    "id": "dc69af10edc741ffddc3075313a0ba0ffdd145f1232affdc37cfd8a37ee4eb44",
    "metadata": {},
    "name": "startInboxSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e0b5759b3db1f5729ca08cb505be9cd3";

export default node;
