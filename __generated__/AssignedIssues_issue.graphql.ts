/**
 * @generated SignedSource<<48d6af31211f010f374a4c0f5a8d26ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "NONE" | "URGENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AssignedIssues_issue$data = {
  readonly firstLabel: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"LabelChip_label">;
    }>;
  };
  readonly priority: Priority;
  readonly " $fragmentSpreads": FragmentRefs<"AssignedIssues_dueDay" | "OverviewIssueRow_issue">;
  readonly " $fragmentType": "AssignedIssues_issue";
};
export type AssignedIssues_issue$key = {
  readonly " $data"?: AssignedIssues_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignedIssues_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssignedIssues_issue",
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
      "name": "AssignedIssues_dueDay"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "fb077c9287468c61990e1e5c0827b7a4";

export default node;
