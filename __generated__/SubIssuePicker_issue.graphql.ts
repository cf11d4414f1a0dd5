/**
 * @generated SignedSource<<c45f28bfaa9c4cb8cdb4f9ccf22f38cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubIssuePicker_issue$data = {
  readonly project: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueSearchPicker_project">;
  };
  readonly " $fragmentType": "SubIssuePicker_issue";
};
export type SubIssuePicker_issue$key = {
  readonly " $data"?: SubIssuePicker_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubIssuePicker_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubIssuePicker_issue",
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
          "name": "IssueSearchPicker_project"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "95da6e52f86900fa1c12f3a6c97c1f03";

export default node;
