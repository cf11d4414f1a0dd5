/**
 * @generated SignedSource<<485fc543ea38bf9be27e36c85e2a18d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LabelList_createdLabels$data = ReadonlyArray<{
  readonly id: string;
  readonly isDeleted: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"LabelRow_label">;
  readonly " $fragmentType": "LabelList_createdLabels";
}>;
export type LabelList_createdLabels$key = ReadonlyArray<{
  readonly " $data"?: LabelList_createdLabels$data;
  readonly " $fragmentSpreads": FragmentRefs<"LabelList_createdLabels">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LabelList_createdLabels",
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
      "name": "isDeleted",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LabelRow_label"
    }
  ],
  "type": "Label",
  "abstractKey": null
};

(node as any).hash = "deeef070504bf8828b177082e79cce0f";

export default node;
