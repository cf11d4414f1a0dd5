/**
 * @generated SignedSource<<d22dc21d8dafaa695347ccf137ae75e0>>
 * @relayHash c6ad9736466a04136661a79ef7f78f7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe39a393d7615d5ebf81e4660ec66ee7de81afa29008fab71d17716761c0383a

import type { ConcreteRequest } from 'relay-runtime';
export type BodyChangeQuery$variables = {
  id: string;
};
export type BodyChangeQuery$data = {
  readonly node: {
    readonly after?: string | null | undefined;
    readonly before?: string | null | undefined;
  } | null | undefined;
};
export type BodyChangeQuery = {
  response: BodyChangeQuery$data;
  variables: BodyChangeQuery$variables;
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
    "name": "BodyChangeQuery",
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
    "name": "BodyChangeQuery",
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
    "id": "fe39a393d7615d5ebf81e4660ec66ee7de81afa29008fab71d17716761c0383a",
    "metadata": {},
    "name": "BodyChangeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "565dcc97c63242a09c3dc76dc5a43f36";

export default node;
