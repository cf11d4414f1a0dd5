/**
 * @generated SignedSource<<18b15505b85806c47e8d01abf57bdc2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportSettings_project$data = {
  readonly importFormats: ReadonlyArray<{
    readonly system: string;
    readonly title: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ImportMapping_project">;
  readonly " $fragmentType": "ImportSettings_project";
};
export type ImportSettings_project$key = {
  readonly " $data"?: ImportSettings_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportSettings_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportSettings_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportFormat",
      "kind": "LinkedField",
      "name": "importFormats",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "system",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportMapping_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "bb4784757f348e68bbdc9563cdcc0192";

export default node;
