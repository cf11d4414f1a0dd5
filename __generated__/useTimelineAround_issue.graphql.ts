/**
 * @generated SignedSource<<688e2a171a0d2c4ecf551fd772b19a9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTimelineAround_issue$data = {
  readonly around?: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"TimelineRun_node">;
    }>;
    readonly offset: number;
  };
  readonly " $fragmentType": "useTimelineAround_issue";
};
export type useTimelineAround_issue$key = {
  readonly " $data"?: useTimelineAround_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTimelineAround_issue">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "around"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "hasAround"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTimelineAround_issue",
  "selections": [
    {
      "condition": "hasAround",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "around",
          "args": [
            {
              "kind": "Variable",
              "name": "around",
              "variableName": "around"
            },
            {
              "kind": "Literal",
              "name": "first",
              "value": 20
            }
          ],
          "concreteType": "TimelineItemConnection",
          "kind": "LinkedField",
          "name": "timeline",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "offset",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "TimelineRun_node",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "__typename",
                      "storageKey": null
                    },
                    {
                      "kind": "InlineFragment",
                      "selections": (v0/*:: as any*/),
                      "type": "Node",
                      "abstractKey": "__isNode"
                    },
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "createdAt",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "User",
                          "kind": "LinkedField",
                          "name": "actor",
                          "plural": false,
                          "selections": (v0/*:: as any*/),
                          "storageKey": null
                        }
                      ],
                      "type": "IssueEvent",
                      "abstractKey": "__isIssueEvent"
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "TimelineRun_items"
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Issue",
  "abstractKey": null
};
})();

(node as any).hash = "f069324e345c4c61b7e7d1976c9a96a5";

export default node;
