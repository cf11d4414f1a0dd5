/**
 * @generated SignedSource<<aa94ed78136fa7a8cbec5d6f26cf1b4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssignedIssues_group$data = {
  readonly count: number;
  readonly project: {
    readonly key: string;
  } | null | undefined;
  readonly state: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
  };
  readonly topIssues: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AssignedIssues_issue">;
  }>;
  readonly " $fragmentType": "AssignedIssues_group";
};
export type AssignedIssues_group$key = {
  readonly " $data"?: AssignedIssues_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignedIssues_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssignedIssues_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        }
      ],
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "topIssues",
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
          "name": "AssignedIssues_issue"
        }
      ],
      "storageKey": "topIssues(first:8)"
    }
  ],
  "type": "AssignedIssueGroup",
  "abstractKey": null
};

(node as any).hash = "b8201b25ae1f47eb4c9d3b8c8ff93556";

export default node;
