/**
 * @generated SignedSource<<ec238cfc8ab38588779e689feef7d4f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "DEVELOPER" | "MAINTAINER" | "READER" | "REPORTER" | "TRIAGER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DemoUserSignInButtons_site$data = {
  readonly demoLogins: ReadonlyArray<{
    readonly administrator: boolean;
    readonly login: string;
    readonly role: Role;
  }>;
  readonly " $fragmentType": "DemoUserSignInButtons_site";
};
export type DemoUserSignInButtons_site$key = {
  readonly " $data"?: DemoUserSignInButtons_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"DemoUserSignInButtons_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DemoUserSignInButtons_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DemoLogin",
      "kind": "LinkedField",
      "name": "demoLogins",
      "plural": true,
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
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "administrator",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "8e6142cf0ce69d57f8997fc6dd4dcaae";

export default node;
