/**
 * @generated SignedSource<<4953eaed30bacadce7a1eef09f1a998c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PersonClaimState = "APPROVED" | "CANCELED" | "DECLINED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PersonClaimList_account$data = {
  readonly personClaims: ReadonlyArray<{
    readonly createdAt: string;
    readonly decidedAt: string | null | undefined;
    readonly id: string;
    readonly isMoving: boolean;
    readonly person: {
      readonly login: string;
    };
    readonly state: PersonClaimState;
    readonly " $fragmentSpreads": FragmentRefs<"CancelPersonClaimButton_claim">;
  }>;
  readonly " $fragmentType": "PersonClaimList_account";
};
export type PersonClaimList_account$key = {
  readonly " $data"?: PersonClaimList_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonClaimList_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonClaimList_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonClaim",
      "kind": "LinkedField",
      "name": "personClaims",
      "plural": true,
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
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMoving",
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
          "kind": "ScalarField",
          "name": "decidedAt",
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
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "168e4917f70dc0da33997d830bcf4858";

export default node;
