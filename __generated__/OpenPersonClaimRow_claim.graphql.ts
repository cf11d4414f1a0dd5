/**
 * @generated SignedSource<<900c5ef5872952b9a53ddd9d0d219be2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenPersonClaimRow_claim$data = {
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
  readonly " $fragmentType": "OpenPersonClaimRow_claim";
};
export type OpenPersonClaimRow_claim$key = {
  readonly " $data"?: OpenPersonClaimRow_claim$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenPersonClaimRow_claim">;
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
  "name": "OpenPersonClaimRow_claim",
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

(node as any).hash = "82058b8d88a2a770c8c9786e638d706f";

export default node;
