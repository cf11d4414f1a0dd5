/**
 * @generated SignedSource<<b051c643a47455dbc13fac432c5446b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedViewList_container$data = {
  readonly views: {
    readonly nodes: ReadonlyArray<{
      readonly issueCount: number;
      readonly name: string;
      readonly path: string;
      readonly slug: string;
    }>;
  };
  readonly " $fragmentType": "SavedViewList_container";
};
export type SavedViewList_container$key = {
  readonly " $data"?: SavedViewList_container$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedViewList_container">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedViewList_container",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
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
      "storageKey": "views(first:100)"
    }
  ],
  "type": "SavedViewContainer",
  "abstractKey": "__isSavedViewContainer"
};

(node as any).hash = "27941d6770e12dc8d49f9b8c6fa89697";

export default node;
