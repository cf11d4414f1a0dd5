/**
 * @generated SignedSource<<4ac6cfd50d7f92f6dd9d8a95ed3f04af>>
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
  readonly " $fragmentSpreads": FragmentRefs<"DueDay_issue" | "HomeIssueRow_issue">;
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
      "name": "HomeIssueRow_issue"
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

(node as any).hash = "c0c724a8739cade85bfde651232a98b7";

export default node;
