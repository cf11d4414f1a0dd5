/**
 * @generated SignedSource<<e5325fd3a034fdf0fc8dac9631036281>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelPersonClaimButton_claim$data = {
  readonly id: string;
  readonly person: {
    readonly login: string;
  };
  readonly " $fragmentType": "CancelPersonClaimButton_claim";
};
export type CancelPersonClaimButton_claim$key = {
  readonly " $data"?: CancelPersonClaimButton_claim$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelPersonClaimButton_claim">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelPersonClaimButton_claim",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "login",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PersonClaim",
  "abstractKey": null
};

(node as any).hash = "f5cd475f5a3152dbc11f987861655c32";

export default node;
