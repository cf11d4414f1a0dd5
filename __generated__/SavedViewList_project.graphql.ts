/**
 * @generated SignedSource<<9daa6b8e250c3a98444b2d6979e8feb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedViewList_project$data = {
  readonly views: {
    readonly nodes: ReadonlyArray<{
      readonly issueCount: number;
      readonly name: string;
      readonly path: string;
      readonly slug: string;
    }>;
  };
  readonly " $fragmentType": "SavedViewList_project";
};
export type SavedViewList_project$key = {
  readonly " $data"?: SavedViewList_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedViewList_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedViewList_project",
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
      "concreteType": "SavedViewConnection",
      "kind": "LinkedField",
      "name": "views",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SavedView",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "path",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "issueCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "views(first:50)"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "9f5f06f73c7af99628557a82551a49d9";

export default node;
