/**
 * @generated SignedSource<<6b54ac2ca8b0a9e87674ac591b3a2860>>
 * @relayHash 51ff763120f6d2278c8ba1b7d9bea895
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7b0b1b9c39503496d156b8a997c36dd1b164b52d92ea346141b52ad33f5a773

import type { ConcreteRequest } from 'relay-runtime';
export type QueryCompletionProjectsQuery$variables = Record<PropertyKey, never>;
export type QueryCompletionProjectsQuery$data = {
  readonly projects: {
    readonly nodes: ReadonlyArray<{
      readonly key: string;
      readonly name: string;
    }>;
  };
};
export type QueryCompletionProjectsQuery = {
  response: QueryCompletionProjectsQuery$data;
  variables: QueryCompletionProjectsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 200
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "QueryCompletionProjectsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "projects(first:200)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "QueryCompletionProjectsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "projects(first:200)"
      }
    ]
  },
  "params": {
    "id": "d7b0b1b9c39503496d156b8a997c36dd1b164b52d92ea346141b52ad33f5a773",
    "metadata": {},
    "name": "QueryCompletionProjectsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "99e1e8f798c35b239ad4f61e04dbcdcf";

export default node;
