/**
 * @generated SignedSource<<88c3f40d7ac259966278445f3c66afec>>
 * @relayHash ce12a87346772ae3ed6fa2392d99758f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2edabbf5992c7c25e6e6703ee61fc1bb6db93f1249705f0ac2d2bcc4708f4b4b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationReason = "ASSIGNED" | "AUTHORED" | "BULK" | "COMMENTED" | "DUE_SOON" | "DUPLICATE_CLOSED" | "MENTIONED" | "STATE_CHANGED" | "WATCHING" | "%future added value";
export type InboxFiltersCountsQuery$variables = {
  project?: string | null | undefined;
  reason?: NotificationReason | null | undefined;
};
export type InboxFiltersCountsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InboxFilters_query">;
};
export type InboxFiltersCountsQuery = {
  response: InboxFiltersCountsQuery$data;
  variables: InboxFiltersCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "project"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v2 = {
  "kind": "Variable",
  "name": "project",
  "variableName": "project"
},
v3 = {
  "kind": "Variable",
  "name": "reason",
  "variableName": "reason"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "InboxFiltersCountsQuery",
    "selections": [
      {
        "args": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "InboxFilters_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "InboxFiltersCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadNotificationCount",
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "matching",
        "args": [
          (v5/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "concreteType": "NotificationConnection",
        "kind": "LinkedField",
        "name": "notifications",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "snoozed",
        "args": [
          (v5/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "Literal",
            "name": "states",
            "value": [
              "SNOOZED"
            ]
          }
        ],
        "concreteType": "NotificationConnection",
        "kind": "LinkedField",
        "name": "notifications",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 50
          }
        ],
        "concreteType": "ProjectConnection",
        "kind": "LinkedField",
        "name": "projects",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
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
                "name": "name",
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "projects(first:50)"
      }
    ]
  },
  "params": {
    "id": "2edabbf5992c7c25e6e6703ee61fc1bb6db93f1249705f0ac2d2bcc4708f4b4b",
    "metadata": {},
    "name": "InboxFiltersCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a50c33ef6e3bbf69fdd17f8671bd4c67";

export default node;
