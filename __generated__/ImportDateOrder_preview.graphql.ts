/**
 * @generated SignedSource<<72490837b92c14ef146653c09f2ea0dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportDateOrder = "DMY" | "MDY" | "YMD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportDateOrder_preview$data = {
  readonly dateQuestion: {
    readonly choices: ReadonlyArray<{
      readonly date: string;
      readonly order: ImportDateOrder;
    }>;
    readonly chosen: ImportDateOrder | null | undefined;
    readonly example: {
      readonly column: string;
      readonly line: number;
      readonly text: string;
    } | null | undefined;
    readonly problem: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ImportDateOrder_preview";
};
export type ImportDateOrder_preview$key = {
  readonly " $data"?: ImportDateOrder_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportDateOrder_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportDateOrder_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportDateQuestion",
      "kind": "LinkedField",
      "name": "dateQuestion",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "problem",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "chosen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportDateExample",
          "kind": "LinkedField",
          "name": "example",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "line",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "column",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportDateChoice",
          "kind": "LinkedField",
          "name": "choices",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "order",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "date",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImportPreview",
  "abstractKey": null
};

(node as any).hash = "2e46cd5bfa8fff911910121871183431";

export default node;
