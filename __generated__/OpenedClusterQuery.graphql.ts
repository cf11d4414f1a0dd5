/**
 * @generated SignedSource<<d79221e6aab09221e30f59894827e5ff>>
 * @relayHash 063951a0d86758c40fb1cefcf8a304f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e54a33d7d6c81517dbf311c62226c9bbeaba6017dcc083d50eb0e066eee37a47

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenedClusterQuery$variables = {
  cluster: string;
  hasCluster: boolean;
  hasKeep: boolean;
  hasPair: boolean;
  keep: string;
  pair: string;
};
export type OpenedClusterQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ClusterPane_query">;
};
export type OpenedClusterQuery = {
  response: OpenedClusterQuery$data;
  variables: OpenedClusterQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cluster"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasCluster"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasKeep"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasPair"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "keep"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pair"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = [
  (v7/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "voteCount",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commentCount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bodyHTML",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "WorkflowState",
  "kind": "LinkedField",
  "name": "state",
  "plural": false,
  "selections": [
    (v13/*:: as any*/),
    (v12/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "login",
      "storageKey": null
    },
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "last",
      "value": 12
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
      "concreteType": null,
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v6/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "removedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hidden",
              "storageKey": null
            },
            (v15/*:: as any*/),
            (v16/*:: as any*/),
            (v18/*:: as any*/)
          ],
          "type": "Comment",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v8/*:: as any*/),
          "type": "Node",
          "abstractKey": "__isNode"
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "timeline(last:12)"
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v21 = [
  (v20/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "color",
    "storageKey": null
  }
],
v22 = [
  (v9/*:: as any*/),
  (v14/*:: as any*/),
  (v16/*:: as any*/),
  (v15/*:: as any*/),
  (v11/*:: as any*/),
  (v10/*:: as any*/),
  (v17/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "withId",
        "variableName": "pair"
      }
    ],
    "concreteType": "IssueComparison",
    "kind": "LinkedField",
    "name": "comparison",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Issue",
        "kind": "LinkedField",
        "name": "other",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v14/*:: as any*/),
          (v16/*:: as any*/),
          (v15/*:: as any*/),
          (v11/*:: as any*/),
          (v10/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SharedWord",
        "kind": "LinkedField",
        "name": "words",
        "plural": true,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "spellings",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "otherSpellings",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SharedLine",
        "kind": "LinkedField",
        "name": "lines",
        "plural": true,
        "selections": [
          (v6/*:: as any*/),
          (v20/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "otherText",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ComparedField",
        "kind": "LinkedField",
        "name": "fields",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEqual",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "labelScope",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ComparedFieldValue",
            "kind": "LinkedField",
            "name": "values",
            "plural": true,
            "selections": (v21/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ComparedFieldValue",
            "kind": "LinkedField",
            "name": "otherValues",
            "plural": true,
            "selections": (v21/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OpenedClusterQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "cluster",
            "variableName": "cluster"
          },
          {
            "kind": "Variable",
            "name": "hasCluster",
            "variableName": "hasCluster"
          },
          {
            "kind": "Variable",
            "name": "hasKeep",
            "variableName": "hasKeep"
          },
          {
            "kind": "Variable",
            "name": "hasPair",
            "variableName": "hasPair"
          },
          {
            "kind": "Variable",
            "name": "keep",
            "variableName": "keep"
          },
          {
            "kind": "Variable",
            "name": "pair",
            "variableName": "pair"
          }
        ],
        "kind": "FragmentSpread",
        "name": "ClusterPane_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OpenedClusterQuery",
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
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Issue",
                    "kind": "LinkedField",
                    "name": "suggestedCanonical",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "suggestionReasons",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DuplicateClusterMember",
                    "kind": "LinkedField",
                    "name": "members",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "score",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "because",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Issue",
                        "kind": "LinkedField",
                        "name": "issue",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "WorkflowState",
                            "kind": "LinkedField",
                            "name": "state",
                            "plural": false,
                            "selections": [
                              (v12/*:: as any*/),
                              (v7/*:: as any*/),
                              (v13/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v14/*:: as any*/),
                          (v15/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
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
                        "selections": [
                          {
                            "condition": "hasPair",
                            "kind": "Condition",
                            "passingValue": true,
                            "selections": (v22/*:: as any*/)
                          }
                        ],
                        "storageKey": null
                      }
                    ]
                  }
                ],
                "type": "DuplicateCluster",
                "abstractKey": null
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
            "selections": [
              (v6/*:: as any*/),
              {
                "condition": "hasPair",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": (v22/*:: as any*/),
                    "type": "Issue",
                    "abstractKey": null
                  }
                ]
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "e54a33d7d6c81517dbf311c62226c9bbeaba6017dcc083d50eb0e066eee37a47",
    "metadata": {},
    "name": "OpenedClusterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1cd3335d5bc195e948b7f2fb15ed37dd";

export default node;
