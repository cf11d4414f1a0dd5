/**
 * @generated SignedSource<<81363edb894bd4077736773500e8dca9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeScreen_signIn$data = {
  readonly readable: {
    readonly totalCount: number;
  };
  readonly site: {
    readonly demo: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"SignInForm_demoUsers" | "SignInForm_site">;
  };
  readonly " $fragmentType": "HomeScreen_signIn";
};
export type HomeScreen_signIn$key = {
  readonly " $data"?: HomeScreen_signIn$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeScreen_signIn">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeScreen_signIn",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "demo",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SignInForm_demoUsers"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SignInForm_site"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "readable",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "ProjectConnection",
      "kind": "LinkedField",
      "name": "projects",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "projects(first:1)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "789cb98e4146528e6cdfc42c6708d375";

export default node;
