/**
 * @generated SignedSource<<30ea0ecc7498ac311286695a51c0e4c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentIssueRow_issue$data = {
  readonly state: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"HomeIssueRow_issue">;
  readonly " $fragmentType": "RecentIssueRow_issue";
};
export type RecentIssueRow_issue$key = {
  readonly " $data"?: RecentIssueRow_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentIssueRow_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentIssueRow_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowState",
      "kind": "LinkedField",
      "name": "state",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WorkflowStateIcon_state"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HomeIssueRow_issue"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "3560f5c5c4aaa51d27e1e052e658e104";

export default node;
