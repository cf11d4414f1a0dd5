/**
 * @generated SignedSource<<dc3b2b5e59dfcbabd17ac6fa962b56e5>>
 * @relayHash 875d341c779ad48f71d47411bfa999d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ad3d7f97f5daad590e074edc01b6e5b89ba65ca4363c890d1c4d8021599ddc9

import type { ConcreteRequest } from 'relay-runtime';
export type viewerIdQuery$variables = Record<PropertyKey, never>;
export type viewerIdQuery$data = {
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
};
export type viewerIdQuery = {
  response: viewerIdQuery$data;
  variables: viewerIdQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "viewerIdQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "viewerIdQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0ad3d7f97f5daad590e074edc01b6e5b89ba65ca4363c890d1c4d8021599ddc9",
    "metadata": {},
    "name": "viewerIdQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "665741891d7232893ee983479c6cc45f";

export default node;
