/**
 * @generated SignedSource<<4a9bf177dfd3dbb79c0473d5f3c05cbb>>
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
  readonly " $fragmentSpreads": FragmentRefs<"DemoUsers_site">;
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
      "name": "DemoUsers_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "c47bae6f2b0794c220d9943f84e3c9da";

export default node;
