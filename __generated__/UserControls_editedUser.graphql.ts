/**
 * @generated SignedSource<<e5f586da9738bc3a05eb3a444c7e8114>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserControls_editedUser$data = {
  readonly email: string | null | undefined;
  readonly id: string;
  readonly login: string;
  readonly name: string;
  readonly " $fragmentType": "UserControls_editedUser";
};
export type UserControls_editedUser$key = {
  readonly " $data"?: UserControls_editedUser$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserControls_editedUser">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserControls_editedUser",
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

(node as any).hash = "be58129ff6957595845c0a24b7f10d57";

export default node;
