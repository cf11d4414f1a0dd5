/**
 * @generated SignedSource<<b6f0f07ecdbb81dc9ee5d6aa6be8dee7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportColumns_preview$data = {
  readonly columnFields: ReadonlyArray<string>;
  readonly columns: ReadonlyArray<{
    readonly example: string | null | undefined;
    readonly field: string | null | undefined;
    readonly name: string;
  }>;
  readonly " $fragmentType": "ImportColumns_preview";
};
export type ImportColumns_preview$key = {
  readonly " $data"?: ImportColumns_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportColumns_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportColumns_preview",
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

(node as any).hash = "b70fa4884119f47fd5232e5fe635a1e0";

export default node;
