/**
 * @generated SignedSource<<212d2bac1a24e0e766a8ec0ade9fd3b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LabelRow_label$data = {
  readonly color: string;
  readonly description: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly openCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"LabelChip_label">;
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
      "name": "openCount",
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

(node as any).hash = "409d59eb06f6ea70c6ac3efe3ee5773e";

export default node;
