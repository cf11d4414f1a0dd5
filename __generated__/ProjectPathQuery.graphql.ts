/**
 * @generated SignedSource<<3bfec392237cbcc8eec00c6be8969145>>
 * @relayHash 1595441be700396edfe38d2b04512613
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ca374f5a9e450b48eefb8671655b1a01b5a4e0065c28e4cc4c7ec1d9219e24b

import type { ConcreteRequest } from 'relay-runtime';
export type ProjectPathQuery$variables = {
  key: string;
};
export type ProjectPathQuery$data = {
  readonly project: {
    readonly path: string;
  } | null | undefined;
};
export type ProjectPathQuery = {
  response: ProjectPathQuery$data;
  variables: ProjectPathQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProjectPathQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
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
    "name": "ProjectPathQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
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
    "id": "2ca374f5a9e450b48eefb8671655b1a01b5a4e0065c28e4cc4c7ec1d9219e24b",
    "metadata": {},
    "name": "ProjectPathQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "54319ac213cc1a824930dd25fe58a6ad";

export default node;
