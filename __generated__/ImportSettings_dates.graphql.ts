/**
 * @generated SignedSource<<b40fffa09ffcb8ba8f2734e82a09b715>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportDateOrder = "DMY" | "MDY" | "YMD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportSettings_dates$data = {
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
  readonly " $fragmentType": "ImportSettings_dates";
};
export type ImportSettings_dates$key = {
  readonly " $data"?: ImportSettings_dates$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportSettings_dates">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportSettings_dates",
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

(node as any).hash = "304da94cca7f719349be4f4f4d4373b6";

export default node;
