/**
 * @generated SignedSource<<7955b942ea12d88b933b7b745e2c530e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeSignIn_query$data = {
  readonly readable: {
    readonly totalCount: number;
  };
  readonly site: {
    readonly demo: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"DemoUserSignInButtons_site" | "SignInForm_site">;
  };
  readonly " $fragmentType": "HomeSignIn_query";
};
export type HomeSignIn_query$key = {
  readonly " $data"?: HomeSignIn_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeSignIn_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeSignIn_query",
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
          "name": "DemoUserSignInButtons_site"
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

(node as any).hash = "f69224cf28d5c56b6b3f0ac19483ddb1";

export default node;
