/**
 * @generated SignedSource<<bae7643d94f6f6ed0dff1588866bd235>>
 * @relayHash 48f825fa80fdae870d6023f07b778eec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6742227d674c9fed2faefe1e25ad1bd1ae83ca7a42537e82f4a6180ead9034f4

import type { ConcreteRequest } from 'relay-runtime';
export type ListNewsQuery$variables = {
  key: string;
  query: string;
  touched: string;
};
export type ListNewsQuery$data = {
  readonly project: {
    readonly all: {
      readonly totalCount: number;
    };
    readonly touched: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type ListNewsQuery = {
  response: ListNewsQuery$data;
  variables: ListNewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "touched"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v3 = {
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
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": "touched",
  "args": [
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "touched"
    }
  ],
  "concreteType": "IssueConnection",
  "kind": "LinkedField",
  "name": "issues",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ListNewsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ListNewsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "6742227d674c9fed2faefe1e25ad1bd1ae83ca7a42537e82f4a6180ead9034f4",
    "metadata": {},
    "name": "ListNewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4f880b5cc08faef8d2a2ec0fd28ddd8c";

export default node;
