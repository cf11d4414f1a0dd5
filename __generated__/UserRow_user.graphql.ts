/**
 * @generated SignedSource<<72a83dcbd52dfdea610d7fb07f85428b>>
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
  readonly " $fragmentSpreads": FragmentRefs<"Avatar_user" | "EditUserForm_user" | "UserControls_user">;
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
      "name": "EditUserForm_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d7f87d1b71c08b059a93be0b06562211";

export default node;
