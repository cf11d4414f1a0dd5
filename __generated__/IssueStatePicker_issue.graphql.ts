/**
 * @generated SignedSource<<97d3d5971a1c1befa9d3f17053467778>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StateCategory = "ACTIVE" | "BACKLOG" | "DONE" | "DROPPED" | "TRIAGE" | "%future added value";
export type TransitionAsks = "NOTHING" | "REASON" | "TARGET" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IssueStatePicker_issue$data = {
  readonly project: {
    readonly workflow: {
      readonly transitions: ReadonlyArray<{
        readonly asks: TransitionAsks;
        readonly from: {
          readonly id: string;
        };
        readonly to: {
          readonly category: StateCategory;
          readonly id: string;
          readonly name: string;
          readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
        };
      }>;
    };
    readonly " $fragmentSpreads": FragmentRefs<"IssueSearchPicker_project">;
  };
  readonly state: {
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
  };
  readonly voteCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"useSuggestedDuplicates_issue">;
  readonly " $fragmentType": "IssueStatePicker_issue";
};
export type IssueStatePicker_issue$key = {
  readonly " $data"?: IssueStatePicker_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueStatePicker_issue">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "WorkflowStateIcon_state"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "suggested"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueStatePicker_issue",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "suggested",
          "variableName": "suggested"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useSuggestedDuplicates_issue"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voteCount",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "IssueSearchPicker_project"
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
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "category",
                      "storageKey": null
                    },
                    (v2/*:: as any*/)
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
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};
})();

(node as any).hash = "2ec8dd0c99c8b052f8dfb85a68e4c4f1";

export default node;
