/**
 * @generated SignedSource<<dc7cfedb69bb585844760c47de0abddd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PersonClaimState = "APPROVED" | "CANCELED" | "DECLINED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportedPersonRow_user$data = {
  readonly id: string;
  readonly login: string;
  readonly viewerClaim: {
    readonly state: PersonClaimState;
    readonly " $fragmentSpreads": FragmentRefs<"CancelPersonClaimButton_claim">;
  } | null | undefined;
  readonly " $fragmentType": "ImportedPersonRow_user";
};
export type ImportedPersonRow_user$key = {
  readonly " $data"?: ImportedPersonRow_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportedPersonRow_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportedPersonRow_user",
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

(node as any).hash = "1ce93cf12b08b074ae10e8114d64ead8";

export default node;
