/**
 * @generated SignedSource<<7d95d6b8f53360660bd35ce4d730ecd6>>
 * @relayHash 3b0661673d39441bff5509195e7780e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe2c01c016e13080aa63997f2008d88b55b5a1ddc246de8b5f8037d7dd436012

import type { ConcreteRequest } from 'relay-runtime';
export type ListStalenessQuery$variables = {
  changed: string;
  key: string;
  query: string;
};
export type ListStalenessQuery$data = {
  readonly project: {
    readonly all: {
      readonly totalCount: number;
    };
    readonly changed: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type ListStalenessQuery = {
  response: ListStalenessQuery$data;
  variables: ListStalenessQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "changed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v3 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v5 = {
  "alias": "all",
  "args": [
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "query"
    }
  ],
  "concreteType": "IssueConnection",
  "kind": "LinkedField",
  "name": "issues",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": "changed",
  "args": [
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "changed"
    }
  ],
  "concreteType": "IssueConnection",
  "kind": "LinkedField",
  "name": "issues",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ListStalenessQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ListStalenessQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "fe2c01c016e13080aa63997f2008d88b55b5a1ddc246de8b5f8037d7dd436012",
    "metadata": {},
    "name": "ListStalenessQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c55b7b1f03d8cc87cb843b1ed35b78cc";

export default node;
