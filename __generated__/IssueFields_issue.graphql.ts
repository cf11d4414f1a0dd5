/**
 * @generated SignedSource<<829d1bf22de8173c543c97d6375f8eef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "NONE" | "URGENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IssueFields_issue$data = {
  readonly priority: Priority;
  readonly state: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
  };
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentSpreads": FragmentRefs<"FurtherIssueFields_issue" | "IssueFieldsAll_issue" | "IssueFieldsListed_issue" | "IssueLinks_issue" | "VoteAndWatch_issue">;
  readonly " $fragmentType": "IssueFields_issue";
};
export type IssueFields_issue$key = {
  readonly " $data"?: IssueFields_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueFields_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueFields_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCan",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueFieldsListed_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueFieldsAll_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FurtherIssueFields_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoteAndWatch_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueLinks_issue"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "2dc4a7b37dbc50d7e75e9580bf02a3cf";

export default node;
