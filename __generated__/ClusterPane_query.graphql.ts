/**
 * @generated SignedSource<<f84a30f82a403d29633c40b736c425d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterPane_query$data = {
  readonly kept?: {
    readonly compared?: {
      readonly " $fragmentSpreads": FragmentRefs<"IssueComparison_issue">;
    } | null | undefined;
  } | null | undefined;
  readonly node?: {
    readonly cluster: {
      readonly suggestedCanonical?: {
        readonly compared?: {
          readonly " $fragmentSpreads": FragmentRefs<"IssueComparison_issue">;
        } | null | undefined;
      };
      readonly " $fragmentSpreads": FragmentRefs<"OpenedCluster_cluster">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ClusterPane_query";
};
export type ClusterPane_query$key = {
  readonly " $data"?: ClusterPane_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterPane_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "condition": "hasPair",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "fragment": {
          "kind": "InlineFragment",
          "selections": [
            {
              "args": [
                {
                  "kind": "Variable",
                  "name": "withId",
                  "variableName": "pair"
                }
              ],
              "kind": "FragmentSpread",
              "name": "IssueComparison_issue"
            }
          ],
          "type": "Issue",
          "abstractKey": null
        },
        "kind": "AliasedInlineFragmentSpread",
        "name": "compared"
      }
    ]
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cluster"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasCluster"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasKeep"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasPair"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "keep"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "pair"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterPane_query",
  "selections": [
    {
      "condition": "hasCluster",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "cluster"
            }
          ],
          "concreteType": null,
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "OpenedCluster_cluster"
                  },
                  {
                    "condition": "hasKeep",
                    "kind": "Condition",
                    "passingValue": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Issue",
                        "kind": "LinkedField",
                        "name": "suggestedCanonical",
                        "plural": false,
                        "selections": (v0/*:: as any*/),
                        "storageKey": null
                      }
                    ]
                  }
                ],
                "type": "DuplicateCluster",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "cluster"
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "hasKeep",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "kept",
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "keep"
            }
          ],
          "concreteType": null,
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "a3ec6cc181e3128d6f2256c32c1d66e7";

export default node;
