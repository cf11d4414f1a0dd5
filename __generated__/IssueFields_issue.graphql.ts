/**
 * @generated SignedSource<<f5dd7ef5ede4dd2d11a8cbc02ccecad8>>
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
  readonly " $fragmentSpreads": FragmentRefs<"IssueFieldsAll_issue" | "IssueFieldsFurther_issue" | "IssueFieldsListed_issue" | "IssueLinks_issue" | "VoteAndWatch_issue">;
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
      "name": "IssueFieldsFurther_issue"
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

(node as any).hash = "a02a736c25502ecd9c48822d5d2c5fa9";

export default node;
