/**
 * @generated SignedSource<<f7df4490d21a561321d4d30e6fc3f7b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LabelRow_actions$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"LabelRow_deletion" | "MergeLabelDialog_label">;
  readonly " $fragmentType": "LabelRow_actions";
};
export type LabelRow_actions$key = {
  readonly " $data"?: LabelRow_actions$data;
  readonly " $fragmentSpreads": FragmentRefs<"LabelRow_actions">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LabelRow_actions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LabelRow_deletion"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MergeLabelDialog_label"
    }
  ],
  "type": "Label",
  "abstractKey": null
};

(node as any).hash = "5546c20dfaba03c9d4641f531ce655c6";

export default node;
