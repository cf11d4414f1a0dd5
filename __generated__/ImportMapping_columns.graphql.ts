/**
 * @generated SignedSource<<6361566288899b936d9ea498eb9a2eae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportMapping_columns$data = {
  readonly columnFields: ReadonlyArray<string>;
  readonly columns: ReadonlyArray<{
    readonly example: string | null | undefined;
    readonly field: string | null | undefined;
    readonly name: string;
  }>;
  readonly " $fragmentType": "ImportMapping_columns";
};
export type ImportMapping_columns$key = {
  readonly " $data"?: ImportMapping_columns$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportMapping_columns">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportMapping_columns",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportPreviewColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
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
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "example",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "columnFields",
      "storageKey": null
    }
  ],
  "type": "ImportPreview",
  "abstractKey": null
};

(node as any).hash = "c6517941a8ab112ad099a53237584a1b";

export default node;
