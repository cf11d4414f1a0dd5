/**
 * @generated SignedSource<<9d983d7e57649439c9b8f98804bd9581>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PersonClaimState = "APPROVED" | "CANCELED" | "DECLINED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportedPeople_user$data = {
  readonly id: string;
  readonly login: string;
  readonly viewerClaim: {
    readonly state: PersonClaimState;
    readonly " $fragmentSpreads": FragmentRefs<"CancelPersonClaimButton_claim">;
  } | null | undefined;
  readonly " $fragmentType": "ImportedPeople_user";
};
export type ImportedPeople_user$key = {
  readonly " $data"?: ImportedPeople_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportedPeople_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportedPeople_user",
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
      "name": "login",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonClaim",
      "kind": "LinkedField",
      "name": "viewerClaim",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CancelPersonClaimButton_claim"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "1f95c990f7e89b2a8da9c8ea841069ce";

export default node;
