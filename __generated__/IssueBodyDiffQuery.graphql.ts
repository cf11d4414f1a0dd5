/**
 * @generated SignedSource<<77a56af9bf8f07d742907fc904513061>>
 * @relayHash 66664ec21642795675f8a687270ba777
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9468bd7eaddd43822bc2ed4217543f5acaecf581111e911a4bfe9e4e12da6e59

import type { ConcreteRequest } from 'relay-runtime';
export type IssueBodyDiffQuery$variables = {
  id: string;
};
export type IssueBodyDiffQuery$data = {
  readonly node: {
    readonly after?: string | null | undefined;
    readonly before?: string | null | undefined;
  } | null | undefined;
};
export type IssueBodyDiffQuery = {
  response: IssueBodyDiffQuery$data;
  variables: IssueBodyDiffQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    }
  ],
  "type": "BodyEdited",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "IssueBodyDiffQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
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
    "name": "IssueBodyDiffQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
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
    "id": "9468bd7eaddd43822bc2ed4217543f5acaecf581111e911a4bfe9e4e12da6e59",
    "metadata": {},
    "name": "IssueBodyDiffQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b0a4bd2092d66a0b18fa583f7ab4f72b";

export default node;
