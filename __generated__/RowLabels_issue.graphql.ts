/**
 * @generated SignedSource<<41d2bfcea8ad959df41b3841204faebb>>
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

(node as any).hash = "4b268d74401c127219b21e88f6c0db73";

export default node;
