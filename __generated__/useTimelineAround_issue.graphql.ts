/**
 * @generated SignedSource<<2f072cd8acc72201763279a46d1c61e9>>
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
      readonly " $fragmentSpreads": FragmentRefs<"timelineNode_item">;
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
                  "name": "timelineNode_item",
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

(node as any).hash = "987b2ac1e23cd5fbd89dfe9a7ba89bbb";

export default node;
