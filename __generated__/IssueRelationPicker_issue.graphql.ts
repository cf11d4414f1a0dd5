/**
 * @generated SignedSource<<f02d3bc110e1cc0ad6c43f4b40eafff3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueRelationPicker_issue$data = {
  readonly project: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueSearchPicker_project">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useSuggestedDuplicates_issue">;
  readonly " $fragmentType": "IssueRelationPicker_issue";
};
export type IssueRelationPicker_issue$key = {
  readonly " $data"?: IssueRelationPicker_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueRelationPicker_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueRelationPicker_issue",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSuggestedDuplicates_issue"
    },
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

(node as any).hash = "e05707505229d8178d45014d17d3704c";

export default node;
