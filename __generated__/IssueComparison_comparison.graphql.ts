/**
 * @generated SignedSource<<6bffaab89e17b74faf9c20c73603b4bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueComparison_comparison$data = {
  readonly lines: ReadonlyArray<{
    readonly otherText: string;
    readonly text: string;
  }>;
  readonly words: ReadonlyArray<{
    readonly otherSpellings: ReadonlyArray<string>;
    readonly spellings: ReadonlyArray<string>;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedFields_comparison">;
  readonly " $fragmentType": "IssueComparison_comparison";
};
export type IssueComparison_comparison$key = {
  readonly " $data"?: IssueComparison_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueComparison_comparison">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueComparison_comparison",
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

(node as any).hash = "965a851aa56082676ccf110588948d48";

export default node;
