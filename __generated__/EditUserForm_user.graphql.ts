/**
 * @generated SignedSource<<4da013f7a4a15d95dc52a73df4dfa922>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditUserForm_user$data = {
  readonly email: string | null | undefined;
  readonly id: string;
  readonly login: string;
  readonly name: string;
  readonly " $fragmentType": "EditUserForm_user";
};
export type EditUserForm_user$key = {
  readonly " $data"?: EditUserForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditUserForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditUserForm_user",
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
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "cda42f3f97d9398696af4673a13d589f";

export default node;
