/**
 * @generated SignedSource<<be3e776d16e1f9de496e38e3649755d7>>
 * @relayHash a5c8955e69f29d5de1da941e33864051
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27af15b1d0b433f6677fc3f0eacc17063c5b80bdf9ec7b8536ec57e1248081e2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentIssuesRefetchQuery$variables = {
  recentIds: ReadonlyArray<string>;
};
export type RecentIssuesRefetchQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RecentIssues_query">;
};
export type RecentIssuesRefetchQuery = {
  response: RecentIssuesRefetchQuery$data;
  variables: RecentIssuesRefetchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "recentIds"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RecentIssuesRefetchQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "recentIds",
            "variableName": "recentIds"
          }
        ],
        "kind": "FragmentSpread",
        "name": "RecentIssues_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecentIssuesRefetchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Home",
        "kind": "LinkedField",
        "name": "home",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "ids",
                "variableName": "recentIds"
              }
            ],
            "concreteType": "Issue",
            "kind": "LinkedField",
            "name": "recent",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "category",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "27af15b1d0b433f6677fc3f0eacc17063c5b80bdf9ec7b8536ec57e1248081e2",
    "metadata": {},
    "name": "RecentIssuesRefetchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a11a2ad2717f279d2915957c3ed230f0";

export default node;
