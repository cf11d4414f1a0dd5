/**
 * @generated SignedSource<<3aa834a0e35a80b7e942710380f4dad3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueFieldsListed_issue$data = {
  readonly fewAssignees: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"IssueFieldButton_assignees">;
    }>;
  };
  readonly fewLabels: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"LabelChip_label">;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "IssueFieldsListed_issue";
};
export type IssueFieldsListed_issue$key = {
  readonly " $data"?: IssueFieldsListed_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueFieldsListed_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueFieldsListed_issue",
  "selections": [
    {
      "alias": "fewAssignees",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 2
        }
      ],
      "concreteType": "UserConnection",
      "kind": "LinkedField",
      "name": "assignees",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "IssueFieldButton_assignees"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "assignees(first:2)"
    },
    {
      "alias": "fewLabels",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "LabelConnection",
      "kind": "LinkedField",
      "name": "labels",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Label",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LabelChip_label"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "labels(first:3)"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "142fa65852bb85c0c99bcede1ec00d83";

export default node;
