/**
 * @generated SignedSource<<872f0d0ef74910643c0c0d7bb63fce77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RelationPicker_issue$data = {
  readonly project: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueOptions_project">;
  };
  readonly " $fragmentType": "RelationPicker_issue";
};
export type RelationPicker_issue$key = {
  readonly " $data"?: RelationPicker_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"RelationPicker_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RelationPicker_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "IssueOptions_project"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "a09559f10ce2d0206f040179f7e7d071";

export default node;
