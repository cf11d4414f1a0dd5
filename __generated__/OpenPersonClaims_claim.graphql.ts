/**
 * @generated SignedSource<<f4cfddfc93e7a098174971a602f1507a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenPersonClaims_claim$data = {
  readonly claimant: {
    readonly login: string;
    readonly name: string;
  };
  readonly createdAt: string;
  readonly id: string;
  readonly person: {
    readonly login: string;
    readonly name: string;
  };
  readonly system: string | null | undefined;
  readonly " $fragmentType": "OpenPersonClaims_claim";
};
export type OpenPersonClaims_claim$key = {
  readonly " $data"?: OpenPersonClaims_claim$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenPersonClaims_claim">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenPersonClaims_claim",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "system",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "claimant",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PersonClaim",
  "abstractKey": null
};
})();

(node as any).hash = "586bcb39a88a5a685a4a9e743722fef9";

export default node;
