/**
 * @generated SignedSource<<68ce88b3614d83335f40779b8c1d9e0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RowLabels_issue$data = {
  readonly fewLabels: {
    readonly nodes: ReadonlyArray<{
      readonly color: string;
      readonly id: string;
      readonly name: string;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "RowLabels_issue";
};
export type RowLabels_issue$key = {
  readonly " $data"?: RowLabels_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"RowLabels_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RowLabels_issue",
  "selections": [
    {
      "alias": "fewLabels",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "LabelConnection",
      "kind": "LinkedField",
      "name": "labels",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Label",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
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
              "name": "color",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "labels(first:3)"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "46e8e51ded2c371a3f31aa250eb95887";

export default node;
