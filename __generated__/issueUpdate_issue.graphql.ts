/**
 * @generated SignedSource<<56b20359ecfb103efa4117efe29bbbc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type issueUpdate_issue$data = {
  readonly fields?: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueFields_issue">;
  } | null | undefined;
  readonly links?: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueLinks_issue">;
  } | null | undefined;
  readonly peek?: {
    readonly " $fragmentSpreads": FragmentRefs<"PeekFields_issue">;
  } | null | undefined;
  readonly text?: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueText_issue">;
  } | null | undefined;
  readonly timeline?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"TimelineItems_node">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"IssueHeader_issue" | "IssueRow_issue">;
  readonly " $fragmentType": "issueUpdate_issue";
};
export type issueUpdate_issue$key = {
  readonly " $data"?: issueUpdate_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"issueUpdate_issue">;
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
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "fields"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "links"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "screen"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "timeline"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "issueUpdate_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueRow_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueHeader_issue"
    },
    {
      "condition": "fields",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PeekFields_issue"
              }
            ],
            "type": "Issue",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "peek"
        }
      ]
    },
    {
      "condition": "links",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "IssueLinks_issue"
              }
            ],
            "type": "Issue",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "links"
        }
      ]
    },
    {
      "condition": "screen",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "IssueFields_issue"
              }
            ],
            "type": "Issue",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "fields"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "IssueText_issue"
              }
            ],
            "type": "Issue",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "text"
        }
      ]
    },
    {
      "condition": "timeline",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "last",
              "value": 30
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
              "name": "totalCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "TimelineItemEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": null,
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "TimelineItems_node",
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
                          "name": "TimelineItems_items"
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
          ],
          "storageKey": "timeline(last:30)"
        }
      ]
    }
  ],
  "type": "Issue",
  "abstractKey": null
};
})();

(node as any).hash = "95d0377c9c0f59250f1b400d1cec4344";

export default node;
