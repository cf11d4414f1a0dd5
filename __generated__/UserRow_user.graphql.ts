/**
 * @generated SignedSource<<6d7821ba172147ac8e141ec5c03ef8d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SiteRole = "ADMINISTRATOR" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserRow_user$data = {
  readonly canSignIn: boolean;
  readonly disabled: boolean;
  readonly email: string | null | undefined;
  readonly lastSeenAt: string | null | undefined;
  readonly login: string;
  readonly name: string;
  readonly placeholder: boolean;
  readonly siteRole: SiteRole;
  readonly " $fragmentSpreads": FragmentRefs<"Avatar_user" | "UserControls_editedUser" | "UserControls_user">;
  readonly " $fragmentType": "UserRow_user";
};
export type UserRow_user$key = {
  readonly " $data"?: UserRow_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserRow_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserRow_user",
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
    },
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
      "kind": "ScalarField",
      "name": "siteRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placeholder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canSignIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSeenAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Avatar_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserControls_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserControls_editedUser"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e7343cc3c48c22989b254ae5ad9ed1a0";

export default node;
