/**
 * @generated SignedSource<<a89c564849e518a81c3a2c7dfbd4de20>>
 * @relayHash bd7018ae7806bf8e009cc04960513ebd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7e40d340b93da9e0974b57837d9c02bf222195e23bec9631d48c5680351e27b

import type { ConcreteRequest } from 'relay-runtime';
export type useImportUploadQuery$variables = {
  id: string;
};
export type useImportUploadQuery$data = {
  readonly node: {
    readonly fileSize?: number;
    readonly uploadedBytes?: number;
  } | null | undefined;
};
export type useImportUploadQuery = {
  response: useImportUploadQuery$data;
  variables: useImportUploadQuery$variables;
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
      "name": "fileSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uploadedBytes",
      "storageKey": null
    }
  ],
  "type": "ImportJob",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useImportUploadQuery",
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
    "name": "useImportUploadQuery",
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
    "id": "e7e40d340b93da9e0974b57837d9c02bf222195e23bec9631d48c5680351e27b",
    "metadata": {},
    "name": "useImportUploadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "347f7dd9d44e06d0e5022da7905868cb";

export default node;
