/**
 * @generated SignedSource<<716a05ac41863f3974f80692d1607b60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInDialog_query$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"SignInForm_site">;
  };
  readonly viewer: {
    readonly login: string;
  } | null | undefined;
  readonly " $fragmentType": "SignInDialog_query";
};
export type SignInDialog_query$key = {
  readonly " $data"?: SignInDialog_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInDialog_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInDialog_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "login",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SignInForm_site"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d8a5adafcdde2909fb0ea69b5f11a67c";

export default node;
