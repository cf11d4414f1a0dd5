/**
 * @generated SignedSource<<dce26b1e4a31a421cf17b6d1f1e563c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApiTokenList_account$data = {
  readonly tokens: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ApiTokenListRow_token">;
  }>;
  readonly " $fragmentType": "ApiTokenList_account";
};
export type ApiTokenList_account$key = {
  readonly " $data"?: ApiTokenList_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiTokenList_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApiTokenList_account",
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
          "name": "ApiTokenListRow_token"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "c9b4091a16b0187d436e46e7433103c5";

export default node;
