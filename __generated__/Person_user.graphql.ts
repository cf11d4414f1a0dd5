/**
 * @generated SignedSource<<ea2d05d9facbf5e5af9f95d14b6932d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Person_user$data = {
  readonly login: string;
  readonly " $fragmentSpreads": FragmentRefs<"Avatar_user">;
  readonly " $fragmentType": "Person_user";
};
export type Person_user$key = {
  readonly " $data"?: Person_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Person_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Person_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "login",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Avatar_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2d9aae675093646b5c59c95570d9c6c0";

export default node;
