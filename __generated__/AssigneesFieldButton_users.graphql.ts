/**
 * @generated SignedSource<<e415024ff1d10ec6cd8cca1d6c9e18d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssigneesFieldButton_users$data = ReadonlyArray<{
  readonly id: string;
  readonly login: string;
  readonly " $fragmentSpreads": FragmentRefs<"UserWithAvatar_user">;
  readonly " $fragmentType": "AssigneesFieldButton_users";
}>;
export type AssigneesFieldButton_users$key = ReadonlyArray<{
  readonly " $data"?: AssigneesFieldButton_users$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssigneesFieldButton_users">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AssigneesFieldButton_users",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserWithAvatar_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "890db5343afbafe5010fb5047ee74769";

export default node;
