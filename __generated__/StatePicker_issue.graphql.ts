/**
 * @generated SignedSource<<98d9f4ff3ad45a68a0adb9d9016f0d56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TransitionAsks = "NOTHING" | "REASON" | "TARGET" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatePicker_issue$data = {
  readonly project: {
    readonly workflow: {
      readonly transitions: ReadonlyArray<{
        readonly asks: TransitionAsks;
        readonly from: {
          readonly id: string;
        };
        readonly to: {
          readonly id: string;
          readonly name: string;
          readonly " $fragmentSpreads": FragmentRefs<"StateIcon_state">;
        };
      }>;
    };
    readonly " $fragmentSpreads": FragmentRefs<"IssueOptions_project">;
  };
  readonly state: {
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"StateIcon_state">;
  };
  readonly " $fragmentType": "StatePicker_issue";
};
export type StatePicker_issue$key = {
  readonly " $data"?: StatePicker_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatePicker_issue">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
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
    "name": "StateIcon_state"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatePicker_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowState",
      "kind": "LinkedField",
      "name": "state",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "IssueOptions_project"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Workflow",
          "kind": "LinkedField",
          "name": "workflow",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Transition",
              "kind": "LinkedField",
              "name": "transitions",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "asks",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "WorkflowState",
                  "kind": "LinkedField",
                  "name": "from",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "WorkflowState",
                  "kind": "LinkedField",
                  "name": "to",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};
})();

(node as any).hash = "5bf0871895678efcb068c1cbd09da68f";

export default node;
