/**
 * @generated SignedSource<<d1f91c02aa1cac8b59ce72c2e9a29e71>>
 * @relayHash 2e1947c0c9e44655ec91c444dbc81ea9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3eb3cad444d3cb3ad2d77b2ed616e5ad3a07790816e05f273b278d8ee9e129c1

import type { ConcreteRequest } from 'relay-runtime';
export type copySelectionLinkQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type copySelectionLinkQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly key?: string;
    readonly number?: number;
  } | null | undefined>;
};
export type copySelectionLinkQuery = {
  response: copySelectionLinkQuery$data;
  variables: copySelectionLinkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "kind": "InlineFragment",
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
      "name": "number",
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "copySelectionLinkQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "copySelectionLinkQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
    ]
  },
  "params": {
    "id": "3eb3cad444d3cb3ad2d77b2ed616e5ad3a07790816e05f273b278d8ee9e129c1",
    "metadata": {},
    "name": "copySelectionLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1903c615f541e428364ca88bd0d362af";

export default node;
