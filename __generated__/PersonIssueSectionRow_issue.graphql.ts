/**
 * @generated SignedSource<<d4c7f7157f86b81e6b460dc095af74ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonIssueSectionRow_issue$data = {
  readonly state: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
  };
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"OverviewIssueRow_issue">;
  readonly " $fragmentType": "PersonIssueSectionRow_issue";
};
export type PersonIssueSectionRow_issue$key = {
  readonly " $data"?: PersonIssueSectionRow_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonIssueSectionRow_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonIssueSectionRow_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
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
      "name": "OverviewIssueRow_issue"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "349409f04cbb23e48a99097652ae2088";

export default node;
