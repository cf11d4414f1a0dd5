/**
 * @generated SignedSource<<f3e0e88b35811364397c5bfdd88d7450>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserWithAvatar_user$data = {
  readonly login: string;
  readonly " $fragmentSpreads": FragmentRefs<"Avatar_user">;
  readonly " $fragmentType": "UserWithAvatar_user";
};
export type UserWithAvatar_user$key = {
  readonly " $data"?: UserWithAvatar_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserWithAvatar_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserWithAvatar_user",
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

(node as any).hash = "892130011c90f2e192f8620a3ad46f39";

export default node;
