/**
 * @generated SignedSource<<a7f2a43c72e031730a47fcec05e834df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeVisitor_query$data = {
  readonly readable: {
    readonly totalCount: number;
  };
  readonly site: {
    readonly demo: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"DemoUsers_site" | "SignInForm_site">;
  };
  readonly " $fragmentType": "HomeVisitor_query";
};
export type HomeVisitor_query$key = {
  readonly " $data"?: HomeVisitor_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeVisitor_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeVisitor_query",
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
          "name": "DemoUsers_site"
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

(node as any).hash = "366e74704f980f4f8b2bcb5bb7bb132a";

export default node;
