/**
 * @generated SignedSource<<595f5f3b0e0117c62099ec52a40186e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComparedIssue_comparison$data = {
  readonly lines: ReadonlyArray<{
    readonly otherText: string;
    readonly text: string;
  }>;
  readonly words: ReadonlyArray<{
    readonly otherSpellings: ReadonlyArray<string>;
    readonly spellings: ReadonlyArray<string>;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedFields_comparison">;
  readonly " $fragmentType": "ComparedIssue_comparison";
};
export type ComparedIssue_comparison$key = {
  readonly " $data"?: ComparedIssue_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedIssue_comparison">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComparedIssue_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SharedWord",
      "kind": "LinkedField",
      "name": "words",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "spellings",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "otherSpellings",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SharedLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
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
          "name": "otherText",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ComparedFields_comparison"
    }
  ],
  "type": "IssueComparison",
  "abstractKey": null
};

(node as any).hash = "ae2e61c330d266034c92a88a18022b24";

export default node;
