/**
 * @generated SignedSource<<51ca02eaf182ddaeb3b71db1a4e180bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TriageActions_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"transitions_project">;
  readonly " $fragmentType": "TriageActions_project";
};
export type TriageActions_project$key = {
  readonly " $data"?: TriageActions_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriageActions_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriageActions_project",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "transitions_project",
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
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "category",
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
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "b514e1cd4589e792005cbb26a8bef8d0";

export default node;
