/**
 * @generated SignedSource<<684653e9ca94970d95b265cf89addc81>>
 * @relayHash 8e91b24bb448b85d8cd49589c85f3cf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6e8f829548f712f51a8f3b7b88e03b2e42ea953723fbac3800e573e00b9f70b

import type { ConcreteRequest } from 'relay-runtime';
export type routeProjectPathQuery$variables = {
  key: string;
};
export type routeProjectPathQuery$data = {
  readonly project: {
    readonly path: string;
  } | null | undefined;
};
export type routeProjectPathQuery = {
  response: routeProjectPathQuery$data;
  variables: routeProjectPathQuery$variables;
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
    "name": "routeProjectPathQuery",
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
    "name": "routeProjectPathQuery",
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
    "id": "d6e8f829548f712f51a8f3b7b88e03b2e42ea953723fbac3800e573e00b9f70b",
    "metadata": {},
    "name": "routeProjectPathQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "526d71c4c1e4ee9da4811ab5d262d8e3";

export default node;
