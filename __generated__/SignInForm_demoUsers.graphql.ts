/**
 * @generated SignedSource<<ddc20d0bc20163c1d3e3e2a6f6ceb74c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "DEVELOPER" | "MAINTAINER" | "READER" | "REPORTER" | "TRIAGER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SignInForm_demoUsers$data = {
  readonly demoLogins: ReadonlyArray<{
    readonly administrator: boolean;
    readonly login: string;
    readonly role: Role;
  }>;
  readonly " $fragmentType": "SignInForm_demoUsers";
};
export type SignInForm_demoUsers$key = {
  readonly " $data"?: SignInForm_demoUsers$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInForm_demoUsers">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInForm_demoUsers",
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

(node as any).hash = "63fbce0841542d013ac08d6e0ecf3083";

export default node;
