/**
 * @generated SignedSource<<1ae309bf9ba83bf70e8559ab0c20b492>>
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
  readonly " $fragmentSpreads": FragmentRefs<"LabelActions_label" | "LabelChip_label" | "LabelEditor_label">;
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
      "name": "LabelEditor_label"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LabelActions_label"
    }
  ],
  "type": "Label",
  "abstractKey": null
};

(node as any).hash = "e4dcf631a75bc35b4b68583c1283bb56";

export default node;
