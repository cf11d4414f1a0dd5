/**
 * @generated SignedSource<<7d79e0fd889703357417f2eb43d4dff9>>
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
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "08564ddaa228aa3be658bea5b3bd4bd1";

export default node;
