/**
 * @generated SignedSource<<aaa2dcd24bd0e3f3378ee6d4c0f97e9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SiteRole = "ADMINISTRATOR" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserControls_user$data = {
  readonly avatarUrl: string | null | undefined;
  readonly disabled: boolean;
  readonly id: string;
  readonly login: string;
  readonly siteRole: SiteRole;
  readonly " $fragmentType": "UserControls_user";
};
export type UserControls_user$key = {
  readonly " $data"?: UserControls_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserControls_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserControls_user",
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
      "name": "avatarUrl",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ce45e16cf36e812185ab39b51460c248";

export default node;
