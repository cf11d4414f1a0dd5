/**
 * @generated SignedSource<<05cf299de4103e4528f45cbec27edc43>>
 * @relayHash 2b18ed42bea284b1bfcead78ae6cc3bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8eaa6bf3f882d15aaac235fd05168cb1082fc307fcccc3d505a2a2d65c227f4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteScreenQuery$variables = Record<PropertyKey, never>;
export type InviteScreenQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"AcceptInvitation_viewer">;
  } | null | undefined;
};
export type InviteScreenQuery = {
  response: InviteScreenQuery$data;
  variables: InviteScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InviteScreenQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "AcceptInvitation_viewer"
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
    "name": "InviteScreenQuery",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "login",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
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
    "id": "b8eaa6bf3f882d15aaac235fd05168cb1082fc307fcccc3d505a2a2d65c227f4",
    "metadata": {},
    "name": "InviteScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "f2134931a099deb41fe2070a5d2672d3";

export default node;
