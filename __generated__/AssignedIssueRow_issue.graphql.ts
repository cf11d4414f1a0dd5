/**
 * @generated SignedSource<<c62d4a0ddfb46b9a03197b7316d8d148>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "NONE" | "URGENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AssignedIssueRow_issue$data = {
  readonly firstLabel: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"LabelChip_label">;
    }>;
  };
  readonly priority: Priority;
  readonly " $fragmentSpreads": FragmentRefs<"DueDay_issue" | "OverviewIssueRow_issue">;
  readonly " $fragmentType": "AssignedIssueRow_issue";
};
export type AssignedIssueRow_issue$key = {
  readonly " $data"?: AssignedIssueRow_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignedIssueRow_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssignedIssueRow_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
      "storageKey": null
    },
    {
      "alias": "firstLabel",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
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
      "storageKey": "labels(first:1)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OverviewIssueRow_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DueDay_issue"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "55186e095694cd2cdbf1dd4c57b82281";

export default node;
