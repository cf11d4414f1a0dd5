/**
 * @generated SignedSource<<a02bcde438e8c01198aff7321bae042b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SiteRole = "ADMINISTRATOR" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PersonStatus_user$data = {
  readonly disabled: boolean;
  readonly login: string;
  readonly placeholder: boolean;
  readonly siteRole: SiteRole;
  readonly " $fragmentType": "PersonStatus_user";
};
export type PersonStatus_user$key = {
  readonly " $data"?: PersonStatus_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonStatus_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonStatus_user",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "893158162dc34e0ef2c1c49a7f6810d2";

export default node;
