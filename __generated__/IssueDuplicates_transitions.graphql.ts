/**
 * @generated SignedSource<<a72f1519566ae2d6e9f175af80c170db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TransitionAsks = "NOTHING" | "REASON" | "TARGET" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IssueDuplicates_transitions$data = {
  readonly id: string;
  readonly key: string;
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
          readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
        };
      }>;
    };
  };
  readonly state: {
    readonly id: string;
  };
  readonly " $fragmentType": "IssueDuplicates_transitions";
};
export type IssueDuplicates_transitions$key = {
  readonly " $data"?: IssueDuplicates_transitions$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueDuplicates_transitions">;
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
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueDuplicates_transitions",
  "selections": [
    (v0/*:: as any*/),
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
                  "selections": (v1/*:: as any*/),
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

(node as any).hash = "2eac717ec456d9041a242ac661c38892";

export default node;
