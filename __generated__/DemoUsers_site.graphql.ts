/**
 * @generated SignedSource<<4d9e395ebb34ad8aa236409499d38c92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "DEVELOPER" | "MAINTAINER" | "READER" | "REPORTER" | "TRIAGER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DemoUsers_site$data = {
  readonly demoLogins: ReadonlyArray<{
    readonly administrator: boolean;
    readonly login: string;
    readonly role: Role;
  }>;
  readonly " $fragmentType": "DemoUsers_site";
};
export type DemoUsers_site$key = {
  readonly " $data"?: DemoUsers_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"DemoUsers_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DemoUsers_site",
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

(node as any).hash = "9647351f631f4755bd8e6a7c85d1e645";

export default node;
