/**
 * @generated SignedSource<<e1afe93af017543fd5236f8aa2d4c79b>>
 * @relayHash dacd23793aa7d5728019436126949fbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 901ec5d994b96c21bb1ebb712d0a47e1289bb012df225a081335e21b43fc83e6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type unreadTitleQuery$variables = Record<PropertyKey, never>;
export type unreadTitleQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"unreadTitle_viewer">;
  } | null | undefined;
};
export type unreadTitleQuery = {
  response: unreadTitleQuery$data;
  variables: unreadTitleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadNotificationCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inboxVersion",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "unreadTitleQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "unreadTitle_viewer",
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "unreadTitleQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
    "id": "901ec5d994b96c21bb1ebb712d0a47e1289bb012df225a081335e21b43fc83e6",
    "metadata": {},
    "name": "unreadTitleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa4f62ef5d1e5decd24d006365fb92da";

export default node;
