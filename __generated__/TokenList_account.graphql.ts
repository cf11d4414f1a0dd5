/**
 * @generated SignedSource<<eb33c1980ba9ee24a1fe22bb864e667d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TokenList_account$data = {
  readonly tokens: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"TokenRow_token">;
  }>;
  readonly " $fragmentType": "TokenList_account";
};
export type TokenList_account$key = {
  readonly " $data"?: TokenList_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"TokenList_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TokenList_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiToken",
      "kind": "LinkedField",
      "name": "tokens",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "TokenRow_token"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "b62798edc5bb90608437adedf9fac4f9";

export default node;
