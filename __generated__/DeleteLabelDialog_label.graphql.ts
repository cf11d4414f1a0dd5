/**
 * @generated SignedSource<<16ebb4db3274a7a61e93f090e492db30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteLabelDialog_label$data = {
  readonly color: string;
  readonly description: string | null | undefined;
  readonly id: string;
  readonly issueCount: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"LabelChip_label">;
  readonly " $fragmentType": "DeleteLabelDialog_label";
};
export type DeleteLabelDialog_label$key = {
  readonly " $data"?: DeleteLabelDialog_label$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteLabelDialog_label">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteLabelDialog_label",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issueCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LabelChip_label"
    }
  ],
  "type": "Label",
  "abstractKey": null
};

(node as any).hash = "f1263dce437f338515a4dde0ef68bc4b";

export default node;
