/**
 * @generated SignedSource<<fb20de3b7ee47e00925b2774bf16d711>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaletteMenu_query$data = {
  readonly projects: {
    readonly nodes: ReadonlyArray<{
      readonly key: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "PaletteMenu_query";
};
export type PaletteMenu_query$key = {
  readonly " $data"?: PaletteMenu_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaletteMenu_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaletteMenu_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
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
          "concreteType": "Project",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "projects(first:50)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "08376788adb0f93673f1df090d41c62c";

export default node;
