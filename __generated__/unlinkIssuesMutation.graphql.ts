/**
 * @generated SignedSource<<f620487175ae8f8a4391f342488e9865>>
 * @relayHash ed991953aec34e4aaad47e0901bd1a54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9643795750c5c6bb743c57aed0cf5fcc370a83d9e7c923de5d94592a94df456a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinkKind = "BLOCKED_BY" | "BLOCKS" | "CHILD" | "DUPLICATED_BY" | "DUPLICATES" | "RELATES" | "%future added value";
export type UnlinkIssuesInput = {
  clientMutationId?: string | null | undefined;
  fromId: string;
  idempotencyKey?: string | null | undefined;
  kind: LinkKind;
  toId: string;
};
export type unlinkIssuesMutation$variables = {
  input: UnlinkIssuesInput;
  timeline: boolean;
};
export type unlinkIssuesMutation$data = {
  readonly edit: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"userError_error">;
    }>;
    readonly issue: {
      readonly newest?: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly " $fragmentSpreads": FragmentRefs<"TimelineRun_node">;
          };
        }>;
        readonly totalCount: number;
      };
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"IssueHeader_issue" | "IssueLinks_issue" | "IssueRow_issue">;
    } | null | undefined;
    readonly other: {
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"IssueLinks_issue" | "IssueRow_issue">;
    } | null | undefined;
  };
};
export type unlinkIssuesMutation = {
  response: unlinkIssuesMutation$data;
  variables: unlinkIssuesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "timeline"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v3 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "IssueRow_issue"
},
v4 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "IssueLinks_issue"
},
v5 = [
  {
    "kind": "Literal",
    "name": "last",
    "value": 30
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = [
  (v8/*:: as any*/)
],
v10 = {
  "kind": "InlineFragment",
  "selections": (v9/*:: as any*/),
  "type": "Node",
  "abstractKey": "__isNode"
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": [
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": (v9/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "IssueEvent",
  "abstractKey": "__isIssueEvent"
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priority",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commentCount",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
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
  "concreteType": "WorkflowState",
  "kind": "LinkedField",
  "name": "state",
  "plural": false,
  "selections": [
    (v23/*:: as any*/),
    (v24/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v27 = {
  "alias": "fewLabels",
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 3
    }
  ],
  "concreteType": "LabelConnection",
  "kind": "LinkedField",
  "name": "labels",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Label",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v8/*:: as any*/),
        (v24/*:: as any*/),
        (v26/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": "labels(first:3)"
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "login",
  "storageKey": null
},
v29 = [
  (v8/*:: as any*/),
  (v28/*:: as any*/),
  (v24/*:: as any*/)
],
v30 = {
  "alias": "fewAssignees",
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 2
    }
  ],
  "concreteType": "UserConnection",
  "kind": "LinkedField",
  "name": "assignees",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": (v29/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": "assignees(first:2)"
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCan",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locked",
  "storageKey": null
},
v33 = [
  (v28/*:: as any*/),
  (v8/*:: as any*/)
],
v34 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v36 = [
  (v24/*:: as any*/),
  (v23/*:: as any*/),
  (v8/*:: as any*/)
],
v37 = {
  "alias": null,
  "args": null,
  "concreteType": "WorkflowState",
  "kind": "LinkedField",
  "name": "state",
  "plural": false,
  "selections": (v36/*:: as any*/),
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "concreteType": "Project",
  "kind": "LinkedField",
  "name": "project",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": (v34/*:: as any*/),
  "concreteType": "IssueLinkConnection",
  "kind": "LinkedField",
  "name": "links",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "IssueLinkEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cursor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "IssueLink",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v35/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Issue",
              "kind": "LinkedField",
              "name": "to",
              "plural": false,
              "selections": [
                (v8/*:: as any*/),
                (v19/*:: as any*/),
                (v18/*:: as any*/),
                (v16/*:: as any*/),
                (v37/*:: as any*/),
                (v38/*:: as any*/)
              ],
              "storageKey": null
            },
            (v7/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
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
          "name": "endCursor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "links(first:20)"
},
v40 = {
  "alias": null,
  "args": (v34/*:: as any*/),
  "filters": null,
  "handle": "connection",
  "key": "IssueLinks_links",
  "kind": "LinkedHandle",
  "name": "links"
},
v41 = {
  "kind": "ClientExtension",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGone",
      "storageKey": null
    }
  ]
},
v42 = [
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v16/*:: as any*/),
  (v37/*:: as any*/),
  (v38/*:: as any*/),
  (v8/*:: as any*/)
],
v43 = {
  "alias": null,
  "args": null,
  "concreteType": "BulkOperation",
  "kind": "LinkedField",
  "name": "bulkOperation",
  "plural": false,
  "selections": [
    (v18/*:: as any*/),
    (v38/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v44 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
        (v28/*:: as any*/)
      ],
      "storageKey": null
    },
    (v43/*:: as any*/)
  ],
  "type": "IssueEvent",
  "abstractKey": "__isIssueEvent"
},
v45 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "actor",
  "plural": false,
  "selections": (v33/*:: as any*/),
  "storageKey": null
},
v46 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Label",
    "kind": "LinkedField",
    "name": "label",
    "plural": false,
    "selections": [
      (v24/*:: as any*/),
      (v26/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "storageKey": null
  }
],
v47 = [
  (v8/*:: as any*/),
  (v28/*:: as any*/)
],
v48 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "assignee",
    "plural": false,
    "selections": (v47/*:: as any*/),
    "storageKey": null
  }
],
v49 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Milestone",
    "kind": "LinkedField",
    "name": "milestone",
    "plural": false,
    "selections": [
      (v16/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "storageKey": null
  }
],
v50 = [
  (v35/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Issue",
    "kind": "LinkedField",
    "name": "to",
    "plural": false,
    "selections": (v42/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "unlinkIssuesMutation",
    "selections": [
      {
        "alias": "edit",
        "args": (v1/*:: as any*/),
        "concreteType": "UnlinkIssuesPayload",
        "kind": "LinkedField",
        "name": "unlinkIssues",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Issue",
            "kind": "LinkedField",
            "name": "issue",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "IssueHeader_issue"
              },
              (v4/*:: as any*/),
              {
                "condition": "timeline",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "newest",
                    "args": (v5/*:: as any*/),
                    "concreteType": "TimelineItemConnection",
                    "kind": "LinkedField",
                    "name": "timeline",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
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
                                "name": "TimelineRun_node",
                                "selections": [
                                  (v7/*:: as any*/),
                                  (v10/*:: as any*/),
                                  (v12/*:: as any*/),
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
                    ],
                    "storageKey": "timeline(last:30)"
                  }
                ]
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Issue",
            "kind": "LinkedField",
            "name": "other",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "userError_error",
                "selections": [
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Issue",
                        "kind": "LinkedField",
                        "name": "current",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "ConflictError",
                    "abstractKey": null
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "unlinkIssuesMutation",
    "selections": [
      {
        "alias": "edit",
        "args": (v1/*:: as any*/),
        "concreteType": "UnlinkIssuesPayload",
        "kind": "LinkedField",
        "name": "unlinkIssues",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Issue",
            "kind": "LinkedField",
            "name": "issue",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v16/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v25/*:: as any*/),
              (v27/*:: as any*/),
              (v30/*:: as any*/),
              (v8/*:: as any*/),
              (v31/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "voteCount",
                "storageKey": null
              },
              (v32/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "author",
                "plural": false,
                "selections": (v33/*:: as any*/),
                "storageKey": null
              },
              (v39/*:: as any*/),
              (v40/*:: as any*/),
              (v41/*:: as any*/),
              {
                "condition": "timeline",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "newest",
                    "args": (v5/*:: as any*/),
                    "concreteType": "TimelineItemConnection",
                    "kind": "LinkedField",
                    "name": "timeline",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
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
                              (v7/*:: as any*/),
                              {
                                "kind": "TypeDiscriminator",
                                "abstractKey": "__isTimelineItem"
                              },
                              (v10/*:: as any*/),
                              (v12/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v8/*:: as any*/),
                                  (v17/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "bodyHTML",
                                    "storageKey": null
                                  },
                                  (v11/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "editedAt",
                                    "storageKey": null
                                  },
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
                                  (v31/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Issue",
                                    "kind": "LinkedField",
                                    "name": "issue",
                                    "plural": false,
                                    "selections": [
                                      (v8/*:: as any*/),
                                      (v19/*:: as any*/),
                                      (v32/*:: as any*/),
                                      (v38/*:: as any*/),
                                      (v41/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "User",
                                    "kind": "LinkedField",
                                    "name": "author",
                                    "plural": false,
                                    "selections": (v29/*:: as any*/),
                                    "storageKey": null
                                  }
                                ],
                                "type": "Comment",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "reason",
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
                                      (v24/*:: as any*/),
                                      (v8/*:: as any*/)
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
                                    "selections": (v36/*:: as any*/),
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Issue",
                                    "kind": "LinkedField",
                                    "name": "canonical",
                                    "plural": false,
                                    "selections": (v42/*:: as any*/),
                                    "storageKey": null
                                  },
                                  (v44/*:: as any*/)
                                ],
                                "type": "StateChanged",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v8/*:: as any*/),
                                  (v11/*:: as any*/),
                                  (v45/*:: as any*/),
                                  (v43/*:: as any*/),
                                  {
                                    "kind": "InlineFragment",
                                    "selections": (v46/*:: as any*/),
                                    "type": "Labeled",
                                    "abstractKey": null
                                  },
                                  {
                                    "kind": "InlineFragment",
                                    "selections": (v46/*:: as any*/),
                                    "type": "Unlabeled",
                                    "abstractKey": null
                                  }
                                ],
                                "type": "IssueEvent",
                                "abstractKey": "__isIssueEvent"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v8/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "User",
                                    "kind": "LinkedField",
                                    "name": "actor",
                                    "plural": false,
                                    "selections": (v47/*:: as any*/),
                                    "storageKey": null
                                  },
                                  (v11/*:: as any*/),
                                  (v43/*:: as any*/),
                                  {
                                    "kind": "InlineFragment",
                                    "selections": (v48/*:: as any*/),
                                    "type": "Assigned",
                                    "abstractKey": null
                                  },
                                  {
                                    "kind": "InlineFragment",
                                    "selections": (v48/*:: as any*/),
                                    "type": "Unassigned",
                                    "abstractKey": null
                                  }
                                ],
                                "type": "IssueEvent",
                                "abstractKey": "__isIssueEvent"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v11/*:: as any*/),
                                  (v45/*:: as any*/),
                                  (v43/*:: as any*/),
                                  {
                                    "kind": "InlineFragment",
                                    "selections": (v49/*:: as any*/),
                                    "type": "Milestoned",
                                    "abstractKey": null
                                  },
                                  {
                                    "kind": "InlineFragment",
                                    "selections": (v49/*:: as any*/),
                                    "type": "Demilestoned",
                                    "abstractKey": null
                                  }
                                ],
                                "type": "IssueEvent",
                                "abstractKey": "__isIssueEvent"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v11/*:: as any*/),
                                  (v45/*:: as any*/),
                                  (v43/*:: as any*/),
                                  {
                                    "kind": "InlineFragment",
                                    "selections": [
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "fromTitle",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "toTitle",
                                        "storageKey": null
                                      }
                                    ],
                                    "type": "Renamed",
                                    "abstractKey": null
                                  },
                                  {
                                    "kind": "InlineFragment",
                                    "selections": [
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "fromType",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "toType",
                                        "storageKey": null
                                      }
                                    ],
                                    "type": "TypeChanged",
                                    "abstractKey": null
                                  },
                                  {
                                    "kind": "InlineFragment",
                                    "selections": [
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "fromPriority",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "toPriority",
                                        "storageKey": null
                                      }
                                    ],
                                    "type": "PriorityChanged",
                                    "abstractKey": null
                                  },
                                  {
                                    "kind": "InlineFragment",
                                    "selections": [
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "due",
                                        "storageKey": null
                                      }
                                    ],
                                    "type": "DueChanged",
                                    "abstractKey": null
                                  },
                                  {
                                    "kind": "InlineFragment",
                                    "selections": [
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "Issue",
                                        "kind": "LinkedField",
                                        "name": "parent",
                                        "plural": false,
                                        "selections": (v42/*:: as any*/),
                                        "storageKey": null
                                      }
                                    ],
                                    "type": "ParentChanged",
                                    "abstractKey": null
                                  }
                                ],
                                "type": "IssueEvent",
                                "abstractKey": "__isIssueEvent"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v11/*:: as any*/),
                                  (v45/*:: as any*/),
                                  (v43/*:: as any*/),
                                  {
                                    "kind": "InlineFragment",
                                    "selections": (v50/*:: as any*/),
                                    "type": "Linked",
                                    "abstractKey": null
                                  },
                                  {
                                    "kind": "InlineFragment",
                                    "selections": (v50/*:: as any*/),
                                    "type": "Unlinked",
                                    "abstractKey": null
                                  },
                                  {
                                    "kind": "InlineFragment",
                                    "selections": [
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "commit",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "url",
                                        "storageKey": null
                                      },
                                      (v16/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "Issue",
                                        "kind": "LinkedField",
                                        "name": "from",
                                        "plural": false,
                                        "selections": (v42/*:: as any*/),
                                        "storageKey": null
                                      }
                                    ],
                                    "type": "Referenced",
                                    "abstractKey": null
                                  }
                                ],
                                "type": "IssueEvent",
                                "abstractKey": "__isIssueEvent"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v8/*:: as any*/),
                                  (v44/*:: as any*/)
                                ],
                                "type": "BodyEdited",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v11/*:: as any*/),
                                  (v45/*:: as any*/),
                                  (v43/*:: as any*/),
                                  {
                                    "kind": "InlineFragment",
                                    "selections": [
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "source",
                                        "storageKey": null
                                      }
                                    ],
                                    "type": "Transferred",
                                    "abstractKey": null
                                  }
                                ],
                                "type": "IssueEvent",
                                "abstractKey": "__isIssueEvent"
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
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Issue",
            "kind": "LinkedField",
            "name": "other",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v16/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v25/*:: as any*/),
              (v27/*:: as any*/),
              (v30/*:: as any*/),
              (v41/*:: as any*/),
              (v8/*:: as any*/),
              (v31/*:: as any*/),
              (v39/*:: as any*/),
              (v40/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isUserError"
              },
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Issue",
                    "kind": "LinkedField",
                    "name": "current",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ConflictError",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9643795750c5c6bb743c57aed0cf5fcc370a83d9e7c923de5d94592a94df456a",
    "metadata": {},
    "name": "unlinkIssuesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d38cf983c5268191ea2db9bc754197e9";

export default node;
