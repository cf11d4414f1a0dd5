/**
 * @generated SignedSource<<a9c6e8e5680f52127cbb7f7311797500>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "DEVELOPER" | "MAINTAINER" | "READER" | "REPORTER" | "TRIAGER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvitationDetails_offer$data = {
  readonly createdBy: {
    readonly " $fragmentSpreads": FragmentRefs<"UserWithAvatar_user">;
  } | null | undefined;
  readonly expiresAt: string;
  readonly projectKey: string;
  readonly projectName: string;
  readonly role: Role;
  readonly " $fragmentType": "InvitationDetails_offer";
};
export type InvitationDetails_offer$key = {
  readonly " $data"?: InvitationDetails_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationDetails_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationDetails_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "projectKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "projectName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UserWithAvatar_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InvitationOffer",
  "abstractKey": null
};

(node as any).hash = "993c449f8e1d6aa41e29f81addc9807a";

export default node;
