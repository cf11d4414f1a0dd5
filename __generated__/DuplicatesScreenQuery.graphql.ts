/**
 * @generated SignedSource<<f6be11330b3d252490536aa0b99e5efd>>
 * @relayHash 5cbd6c78f7b0c6ac61a48888d52a6068
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e24862ca7c69a048b361a7f2b04d75ce124e14ad309a604b0f1f60c51ec0a645

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DuplicateStrength = "ALMOST_CERTAIN" | "LIKELY" | "POSSIBLE" | "%future added value";
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
export type DuplicatesScreenQuery$variables = {
  cluster: string;
  hasCluster: boolean;
  hasKeep: boolean;
  hasPair: boolean;
  keep: string;
  key: string;
  pair: string;
  strength?: DuplicateStrength | null | undefined;
};
export type DuplicatesScreenQuery$data = {
  readonly project: {
    readonly id: string;
    readonly viewerCan: ReadonlyArray<Permission>;
    readonly " $fragmentSpreads": FragmentRefs<"ClusterList_emptyProject" | "ClusterList_project" | "DuplicatesHeader_project" | "LiveProjectSubscriptions_projects" | "clusterListData_project" | "useDuplicateSearchUpdates_project">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterPane_query">;
};
export type DuplicatesScreenQuery = {
  response: DuplicatesScreenQuery$data;
  variables: DuplicatesScreenQuery$variables;
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
  "name": "key"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pair"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "strength"
},
v8 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCan",
  "storageKey": null
},
v11 = {
  "kind": "Literal",
  "name": "first",
  "value": 50
},
v12 = {
  "kind": "Variable",
  "name": "strength",
  "variableName": "strength"
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "level",
  "storageKey": null
},
v15 = [
  (v9/*:: as any*/)
],
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "Issue",
  "kind": "LinkedField",
  "name": "suggestedCanonical",
  "plural": false,
  "selections": (v15/*:: as any*/),
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "score",
  "storageKey": null
},
v18 = {
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
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "issue",
      "plural": false,
      "selections": (v15/*:: as any*/),
      "storageKey": null
    },
    (v17/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clusterCount",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openIssueCount",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "WorkflowState",
  "kind": "LinkedField",
  "name": "state",
  "plural": false,
  "selections": [
    (v24/*:: as any*/),
    (v25/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "voteCount",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commentCount",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bodyHTML",
  "storageKey": null
},
v32 = {
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
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v33 = {
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
        (v27/*:: as any*/),
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
            (v30/*:: as any*/),
            (v31/*:: as any*/),
            (v32/*:: as any*/)
          ],
          "type": "Comment",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v15/*:: as any*/),
          "type": "Node",
          "abstractKey": "__isNode"
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "timeline(last:12)"
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v35 = [
  (v34/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "color",
    "storageKey": null
  }
],
v36 = [
  (v22/*:: as any*/),
  (v23/*:: as any*/),
  (v31/*:: as any*/),
  (v30/*:: as any*/),
  (v29/*:: as any*/),
  (v28/*:: as any*/),
  (v26/*:: as any*/),
  (v32/*:: as any*/),
  (v33/*:: as any*/),
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
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v31/*:: as any*/),
          (v30/*:: as any*/),
          (v29/*:: as any*/),
          (v28/*:: as any*/),
          (v26/*:: as any*/),
          (v32/*:: as any*/),
          (v33/*:: as any*/),
          (v9/*:: as any*/)
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
          (v27/*:: as any*/),
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
          (v27/*:: as any*/),
          (v34/*:: as any*/),
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
            "selections": (v35/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ComparedFieldValue",
            "kind": "LinkedField",
            "name": "otherValues",
            "plural": true,
            "selections": (v35/*:: as any*/),
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
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DuplicatesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ClusterList_project"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DuplicatesHeader_project"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ClusterList_emptyProject"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useDuplicateSearchUpdates_project"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LiveProjectSubscriptions_projects"
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "clusterListData_project",
            "selections": [
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Variable",
                    "name": "after",
                    "variableName": "after"
                  },
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "concreteType": "DuplicateClusterConnection",
                "kind": "LinkedField",
                "name": "duplicateClusters",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DuplicateCluster",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "clusterListData_cluster",
                        "selections": [
                          (v9/*:: as any*/),
                          (v14/*:: as any*/),
                          (v16/*:: as any*/),
                          (v18/*:: as any*/),
                          {
                            "args": null,
                            "kind": "FragmentSpread",
                            "name": "ClusterList_cluster"
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
            "args": [
              (v12/*:: as any*/)
            ],
            "argumentDefinitions": [
              {
                "defaultValue": null,
                "kind": "LocalArgument",
                "name": "after"
              },
              (v7/*:: as any*/)
            ]
          }
        ],
        "storageKey": null
      },
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
      (v5/*:: as any*/),
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DuplicatesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DuplicateSearchStatus",
            "kind": "LinkedField",
            "name": "duplicateSearch",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DuplicateLevelCount",
                "kind": "LinkedField",
                "name": "levels",
                "plural": true,
                "selections": [
                  (v14/*:: as any*/),
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unavailableReason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "issuesDone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "issuesTotal",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endedAt",
                "storageKey": null
              },
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "settledToday",
                "storageKey": null
              },
              (v21/*:: as any*/)
            ],
            "storageKey": null
          },
          (v22/*:: as any*/),
          (v21/*:: as any*/),
          {
            "alias": null,
            "args": [
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "concreteType": "DuplicateClusterConnection",
            "kind": "LinkedField",
            "name": "duplicateClusters",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "DuplicateCluster",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/),
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Issue",
                    "kind": "LinkedField",
                    "name": "suggestedCanonical",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      (v23/*:: as any*/),
                      (v26/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "strength",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "issueCount",
                    "storageKey": null
                  },
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
              (v27/*:: as any*/),
              (v9/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v16/*:: as any*/),
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
                      (v17/*:: as any*/),
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
                          (v9/*:: as any*/),
                          (v22/*:: as any*/),
                          (v28/*:: as any*/),
                          (v29/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "WorkflowState",
                            "kind": "LinkedField",
                            "name": "state",
                            "plural": false,
                            "selections": [
                              (v25/*:: as any*/),
                              (v9/*:: as any*/),
                              (v24/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v23/*:: as any*/),
                          (v30/*:: as any*/)
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
                            "selections": (v36/*:: as any*/)
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
              (v27/*:: as any*/),
              {
                "condition": "hasPair",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": (v36/*:: as any*/),
                    "type": "Issue",
                    "abstractKey": null
                  }
                ]
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "e24862ca7c69a048b361a7f2b04d75ce124e14ad309a604b0f1f60c51ec0a645",
    "metadata": {},
    "name": "DuplicatesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "43f538c509a064e3dfcb9e091ffb9405";

export default node;
