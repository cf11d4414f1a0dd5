/**
 * @generated SignedSource<<43e2b0451a08bcee1c91819ad3804781>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SiteRole = "ADMINISTRATOR" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserControls_user$data = {
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "bcfb07201d8e432fba624952f613f564";

export default node;
