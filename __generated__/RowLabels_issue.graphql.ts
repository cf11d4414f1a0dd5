/**
 * @generated SignedSource<<6dc17609974f8a983e8521ce77ef3110>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RowLabels_issue$data = {
  readonly labels: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"LabelChip_label">;
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
      "alias": null,
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "LabelChip_label"
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

(node as any).hash = "8a3270662dbb3795bee9cdc82e9721ff";

export default node;
