/**
 * @generated SignedSource<<ddd9696b5b9ff47f7cbedbe7eda73c3c>>
 * @relayHash 4e0ff6f3fc129ed57295e6194029884f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc29085c84ceb73381fdf03cf9e5d24c2bb78f9bcc2d2bd90b21ac0e4eb51a8a

import type { ConcreteRequest } from 'relay-runtime';
export type NotificationState = "DONE" | "READ" | "SNOOZED" | "UNREAD" | "%future added value";
export type startInboxSubscription$variables = {
  since?: string | null | undefined;
};
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "since"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "since",
    "variableName": "since"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadNotificationCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Notification",
  "kind": "LinkedField",
  "name": "notifications",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
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
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reset",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "startInboxSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "startInboxSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fc29085c84ceb73381fdf03cf9e5d24c2bb78f9bcc2d2bd90b21ac0e4eb51a8a",
    "metadata": {},
    "name": "startInboxSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "eed111d295a5e347bbdf6310cde3d7e4";

export default node;
