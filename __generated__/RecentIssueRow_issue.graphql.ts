/**
 * @generated SignedSource<<dc23140c9a95332203b873fe6353286e>>
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
  readonly " $fragmentSpreads": FragmentRefs<"OverviewIssueRow_issue">;
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
      "name": "OverviewIssueRow_issue"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "e42facf2709b86a7c7e29b7d1bb47714";

export default node;
