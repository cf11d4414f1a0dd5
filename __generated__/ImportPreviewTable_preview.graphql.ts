/**
 * @generated SignedSource<<560b40b0be45b5893e26b7cf795edd8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IssueType = "BUG" | "FEATURE" | "QUESTION" | "TASK" | "%future added value";
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "NONE" | "URGENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportPreviewTable_preview$data = {
  readonly issues: ReadonlyArray<{
    readonly author: string | null | undefined;
    readonly commentCount: number;
    readonly createdAt: string | null | undefined;
    readonly labels: ReadonlyArray<string>;
    readonly priority: Priority;
    readonly source: string;
    readonly state: {
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
    } | null | undefined;
    readonly title: string;
    readonly type: IssueType;
  }>;
  readonly " $fragmentType": "ImportPreviewTable_preview";
};
export type ImportPreviewTable_preview$key = {
  readonly " $data"?: ImportPreviewTable_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportPreviewTable_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportPreviewTable_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportPreviewIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priority",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "author",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "labels",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commentCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkflowState",
          "kind": "LinkedField",
          "name": "state",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "WorkflowStateIcon_state"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImportPreview",
  "abstractKey": null
};

(node as any).hash = "6f53c1d8b0ddaaff8f205d50acdceca9";

export default node;
