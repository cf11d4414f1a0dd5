/**
 * @generated SignedSource<<8e7d71f5d00c0b9971844cad2b8584e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInForm_site$data = {
  readonly demo: boolean;
  readonly needsSetup: boolean;
  readonly oidc: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"SignInForm_demoUsers">;
  readonly " $fragmentType": "SignInForm_site";
};
export type SignInForm_site$key = {
  readonly " $data"?: SignInForm_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInForm_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInForm_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "demo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oidc",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsSetup",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SignInForm_demoUsers"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "fb43a8bef25f79acc123f32d1c8a3fe9";

export default node;
