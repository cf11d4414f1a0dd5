/**
 * @generated SignedSource<<7a8fb85e49a96db6d347972543a5f439>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordForm_account$data = {
  readonly hasPassword: boolean;
  readonly " $fragmentType": "PasswordForm_account";
};
export type PasswordForm_account$key = {
  readonly " $data"?: PasswordForm_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordForm_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordForm_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "3e42b71bf03dc0cda04a0add21814ec2";

export default node;
