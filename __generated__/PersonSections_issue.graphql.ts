/**
 * @generated SignedSource<<1823a104bb3275ceb1fbbf67373862ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonSections_issue$data = {
  readonly state: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
  };
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"OverviewIssueRow_issue">;
  readonly " $fragmentType": "PersonSections_issue";
};
export type PersonSections_issue$key = {
  readonly " $data"?: PersonSections_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonSections_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonSections_issue",
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

(node as any).hash = "361af4546082f3677b515eebb6a46c1f";

export default node;
