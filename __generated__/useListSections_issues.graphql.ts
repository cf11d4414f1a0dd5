/**
 * @generated SignedSource<<3c78f6079acda3842a3cf988fa2f33a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useListSections_issues$data = {
  readonly sections: ReadonlyArray<{
    readonly count: number;
    readonly key: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "useListSections_issues";
};
export type useListSections_issues$key = {
  readonly " $data"?: useListSections_issues$data;
  readonly " $fragmentSpreads": FragmentRefs<"useListSections_issues">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useListSections_issues",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Section",
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "IssueConnection",
  "abstractKey": null
};

(node as any).hash = "4febd21544d829216c119e5f1879e4f9";

export default node;
