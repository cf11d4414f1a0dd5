/**
 * @generated SignedSource<<61cada15fb5922096c5df0211c876610>>
 * @relayHash 45654878761216b598ae6fd6c01f790e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63d168b541733aadc8684199687b86ae3f490db0e9c9fbc8c2c1b383594aac9d

import type { ConcreteRequest } from 'relay-runtime';
export type listPathsProjectQuery$variables = {
  key: string;
};
export type listPathsProjectQuery$data = {
  readonly project: {
    readonly path: string;
  } | null | undefined;
};
export type listPathsProjectQuery = {
  response: listPathsProjectQuery$data;
  variables: listPathsProjectQuery$variables;
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
    "name": "listPathsProjectQuery",
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
    "name": "listPathsProjectQuery",
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
    "id": "63d168b541733aadc8684199687b86ae3f490db0e9c9fbc8c2c1b383594aac9d",
    "metadata": {},
    "name": "listPathsProjectQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ee7476db32e65353d9655091d2042bf1";

export default node;
