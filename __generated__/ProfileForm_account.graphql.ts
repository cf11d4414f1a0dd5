/**
 * @generated SignedSource<<d909f3e6f7eedc90f39373cae129d854>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileForm_account$data = {
  readonly email: string | null | undefined;
  readonly user: {
    readonly login: string;
    readonly name: string;
  };
  readonly " $fragmentType": "ProfileForm_account";
};
export type ProfileForm_account$key = {
  readonly " $data"?: ProfileForm_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileForm_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "97d9c5092f482fc15972f2ed3416ae64";

export default node;
