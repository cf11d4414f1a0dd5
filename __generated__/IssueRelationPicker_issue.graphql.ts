/**
 * @generated SignedSource<<f53cb8c432751bc936d447ccda86a6af>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useSimilarIssues_issue">;
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
      "name": "useSimilarIssues_issue"
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

(node as any).hash = "bfda2f7f32c1f815589dc9834b1fc24c";

export default node;
