/**
 * @generated SignedSource<<f589946f7b81a29525cfbeab1a7b1eb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LabelRow_label$data = {
  readonly description: string | null | undefined;
  readonly name: string;
  readonly openCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"LabelChip_label" | "LabelForm_label" | "LabelRow_actions">;
  readonly " $fragmentType": "LabelRow_label";
};
export type LabelRow_label$key = {
  readonly " $data"?: LabelRow_label$data;
  readonly " $fragmentSpreads": FragmentRefs<"LabelRow_label">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LabelRow_label",
  "selections": [
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LabelChip_label"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LabelForm_label"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LabelRow_actions"
    }
  ],
  "type": "Label",
  "abstractKey": null
};

(node as any).hash = "b6ba78c99292ac81879059e7c268d7a1";

export default node;
