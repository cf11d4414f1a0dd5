/**
 * @generated SignedSource<<cb4cdadf0093106f22a3348e021035ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueSearchPicker_issues$data = ReadonlyArray<{
  readonly id: string;
  readonly key: string;
  readonly number: number;
  readonly state: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
  };
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"IssueReference_issue">;
  readonly " $fragmentType": "IssueSearchPicker_issues";
}>;
export type IssueSearchPicker_issues$key = ReadonlyArray<{
  readonly " $data"?: IssueSearchPicker_issues$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueSearchPicker_issues">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "IssueSearchPicker_issues",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
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
      "name": "IssueReference_issue"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "f0ede597919a53843dd76fe8202cd270";

export default node;
