/**
 * @generated SignedSource<<1c75d5260e48889aecb84663a4657aa5>>
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
  readonly " $fragmentSpreads": FragmentRefs<"DemoUserSignInButtons_site">;
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
      "name": "DemoUserSignInButtons_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "f68d26c01467cef0eb57bfbac571a985";

export default node;
