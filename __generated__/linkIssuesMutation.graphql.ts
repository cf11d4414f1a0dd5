/**
 * @generated SignedSource<<dc501274b1d386ab025a766b5bd9483c>>
 * @relayHash da304802e27655d27ef7530e102ab9c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8737b9c63d6b42ea8c2c5d002635ddcc0338f7c413452f4cdd0c20a6a309ded

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinkKind = "BLOCKED_BY" | "BLOCKS" | "CHILD" | "DUPLICATED_BY" | "DUPLICATES" | "RELATES" | "%future added value";
export type LinkIssuesInput = {
  clientMutationId?: string | null | undefined;
  fromId: string;
  idempotencyKey?: string | null | undefined;
  kind: LinkKind;
  toId: string;
};
export type linkIssuesMutation$variables = {
  input: LinkIssuesInput;
  onScreen: boolean;
};
export type linkIssuesMutation$data = {
  readonly edit: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"userError_error">;
    }>;
    readonly issue: {
      readonly " $fragmentSpreads": FragmentRefs<"issueUpdate_issue">;
    } | null | undefined;
    readonly other: {
      readonly " $fragmentSpreads": FragmentRefs<"issueUpdate_issue">;
    } | null | undefined;
  };
};
export type linkIssuesMutation = {
  response: linkIssuesMutation$data;
  variables: linkIssuesMutation$variables;
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
    "name": "onScreen"
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
  "kind": "Literal",
  "name": "fields",
  "value": false
},
v3 = {
  "kind": "Literal",
  "name": "links",
  "value": true
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priority",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commentCount",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "WorkflowState",
  "kind": "LinkedField",
  "name": "state",
  "plural": false,
  "selections": [
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    (v17/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v21 = {
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
    (v19/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Label",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v17/*:: as any*/),
        (v16/*:: as any*/),
        (v20/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": "labels(first:3)"
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "login",
  "storageKey": null
},
v23 = [
  (v17/*:: as any*/),
  (v22/*:: as any*/),
  (v16/*:: as any*/)
],
v24 = {
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
      "selections": (v23/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": "assignees(first:2)"
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCan",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "voteCount",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locked",
  "storageKey": null
},
v29 = [
  (v22/*:: as any*/),
  (v17/*:: as any*/)
],
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": (v29/*:: as any*/),
  "storageKey": null
},
v31 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v33 = [
  (v16/*:: as any*/),
  (v15/*:: as any*/),
  (v17/*:: as any*/)
],
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "WorkflowState",
  "kind": "LinkedField",
  "name": "state",
  "plural": false,
  "selections": (v33/*:: as any*/),
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "Project",
  "kind": "LinkedField",
  "name": "project",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
    (v17/*:: as any*/)
  ],
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": (v31/*:: as any*/),
  "concreteType": "IssueLinkConnection",
  "kind": "LinkedField",
  "name": "links",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
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
            (v32/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Issue",
              "kind": "LinkedField",
              "name": "to",
              "plural": false,
              "selections": [
                (v17/*:: as any*/),
                (v11/*:: as any*/),
                (v10/*:: as any*/),
                (v8/*:: as any*/),
                (v34/*:: as any*/),
                (v35/*:: as any*/)
              ],
              "storageKey": null
            },
            (v36/*:: as any*/)
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
v38 = {
  "alias": null,
  "args": (v31/*:: as any*/),
  "filters": null,
  "handle": "connection",
  "key": "IssueLinks_links",
  "kind": "LinkedHandle",
  "name": "links"
},
v39 = {
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
v40 = [
  (v17/*:: as any*/)
],
v41 = [
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v8/*:: as any*/),
  (v34/*:: as any*/),
  (v35/*:: as any*/),
  (v17/*:: as any*/)
],
v42 = {
  "alias": null,
  "args": null,
  "concreteType": "BulkOperation",
  "kind": "LinkedField",
  "name": "bulkOperation",
  "plural": false,
  "selections": [
    (v10/*:: as any*/),
    (v35/*:: as any*/),
    (v17/*:: as any*/)
  ],
  "storageKey": null
},
v43 = {
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
        (v22/*:: as any*/)
      ],
      "storageKey": null
    },
    (v42/*:: as any*/)
  ],
  "type": "IssueEvent",
  "abstractKey": "__isIssueEvent"
},
v44 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "actor",
  "plural": false,
  "selections": (v29/*:: as any*/),
  "storageKey": null
},
v45 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Label",
    "kind": "LinkedField",
    "name": "label",
    "plural": false,
    "selections": [
      (v16/*:: as any*/),
      (v20/*:: as any*/),
      (v17/*:: as any*/)
    ],
    "storageKey": null
  }
],
v46 = [
  (v17/*:: as any*/),
  (v22/*:: as any*/)
],
v47 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "assignee",
    "plural": false,
    "selections": (v46/*:: as any*/),
    "storageKey": null
  }
],
v48 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Milestone",
    "kind": "LinkedField",
    "name": "milestone",
    "plural": false,
    "selections": [
      (v8/*:: as any*/),
      (v17/*:: as any*/)
    ],
    "storageKey": null
  }
],
v49 = [
  (v32/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Issue",
    "kind": "LinkedField",
    "name": "to",
    "plural": false,
    "selections": (v41/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "linkIssuesMutation",
    "selections": [
      {
        "alias": "edit",
        "args": (v1/*:: as any*/),
        "concreteType": "LinkIssuesPayload",
        "kind": "LinkedField",
        "name": "linkIssues",
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
              {
                "args": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "kind": "Variable",
                    "name": "timeline",
                    "variableName": "onScreen"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "issueUpdate_issue"
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
              {
                "args": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "issueUpdate_issue"
              }
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
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
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/)
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
    "name": "linkIssuesMutation",
    "selections": [
      {
        "alias": "edit",
        "args": (v1/*:: as any*/),
        "concreteType": "LinkIssuesPayload",
        "kind": "LinkedField",
        "name": "linkIssues",
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
              (v7/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v8/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v18/*:: as any*/),
              (v21/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v17/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v30/*:: as any*/),
              (v37/*:: as any*/),
              (v38/*:: as any*/),
              (v39/*:: as any*/),
              {
                "condition": "onScreen",
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
                      (v19/*:: as any*/),
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
                              (v36/*:: as any*/),
                              {
                                "kind": "TypeDiscriminator",
                                "abstractKey": "__isTimelineItem"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v40/*:: as any*/),
                                "type": "Node",
                                "abstractKey": "__isNode"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v26/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "User",
                                    "kind": "LinkedField",
                                    "name": "actor",
                                    "plural": false,
                                    "selections": (v40/*:: as any*/),
                                    "storageKey": null
                                  }
                                ],
                                "type": "IssueEvent",
                                "abstractKey": "__isIssueEvent"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v17/*:: as any*/),
                                  (v9/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "bodyHTML",
                                    "storageKey": null
                                  },
                                  (v26/*:: as any*/),
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
                                  (v25/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Issue",
                                    "kind": "LinkedField",
                                    "name": "issue",
                                    "plural": false,
                                    "selections": [
                                      (v17/*:: as any*/),
                                      (v11/*:: as any*/),
                                      (v28/*:: as any*/),
                                      (v35/*:: as any*/),
                                      (v39/*:: as any*/)
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
                                    "selections": (v23/*:: as any*/),
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
                                      (v16/*:: as any*/),
                                      (v17/*:: as any*/)
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
                                    "selections": (v33/*:: as any*/),
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Issue",
                                    "kind": "LinkedField",
                                    "name": "canonical",
                                    "plural": false,
                                    "selections": (v41/*:: as any*/),
                                    "storageKey": null
                                  },
                                  (v43/*:: as any*/)
                                ],
                                "type": "StateChanged",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v17/*:: as any*/),
                                  (v26/*:: as any*/),
                                  (v44/*:: as any*/),
                                  (v42/*:: as any*/),
                                  {
                                    "kind": "InlineFragment",
                                    "selections": (v45/*:: as any*/),
                                    "type": "Labeled",
                                    "abstractKey": null
                                  },
                                  {
                                    "kind": "InlineFragment",
                                    "selections": (v45/*:: as any*/),
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
                                  (v17/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "User",
                                    "kind": "LinkedField",
                                    "name": "actor",
                                    "plural": false,
                                    "selections": (v46/*:: as any*/),
                                    "storageKey": null
                                  },
                                  (v26/*:: as any*/),
                                  (v42/*:: as any*/),
                                  {
                                    "kind": "InlineFragment",
                                    "selections": (v47/*:: as any*/),
                                    "type": "Assigned",
                                    "abstractKey": null
                                  },
                                  {
                                    "kind": "InlineFragment",
                                    "selections": (v47/*:: as any*/),
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
                                  (v26/*:: as any*/),
                                  (v44/*:: as any*/),
                                  (v42/*:: as any*/),
                                  {
                                    "kind": "InlineFragment",
                                    "selections": (v48/*:: as any*/),
                                    "type": "Milestoned",
                                    "abstractKey": null
                                  },
                                  {
                                    "kind": "InlineFragment",
                                    "selections": (v48/*:: as any*/),
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
                                  (v26/*:: as any*/),
                                  (v44/*:: as any*/),
                                  (v42/*:: as any*/),
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
                                        "selections": (v41/*:: as any*/),
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
                                  (v26/*:: as any*/),
                                  (v44/*:: as any*/),
                                  (v42/*:: as any*/),
                                  {
                                    "kind": "InlineFragment",
                                    "selections": (v49/*:: as any*/),
                                    "type": "Linked",
                                    "abstractKey": null
                                  },
                                  {
                                    "kind": "InlineFragment",
                                    "selections": (v49/*:: as any*/),
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
                                      (v8/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "Issue",
                                        "kind": "LinkedField",
                                        "name": "from",
                                        "plural": false,
                                        "selections": (v41/*:: as any*/),
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
                                  (v17/*:: as any*/),
                                  (v43/*:: as any*/)
                                ],
                                "type": "BodyEdited",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v26/*:: as any*/),
                                  (v44/*:: as any*/),
                                  (v42/*:: as any*/),
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
              (v7/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v8/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v18/*:: as any*/),
              (v21/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v39/*:: as any*/),
              (v17/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v30/*:: as any*/),
              (v37/*:: as any*/),
              (v38/*:: as any*/)
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
              (v36/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isUserError"
              },
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
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
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v17/*:: as any*/)
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
    "id": "b8737b9c63d6b42ea8c2c5d002635ddcc0338f7c413452f4cdd0c20a6a309ded",
    "metadata": {},
    "name": "linkIssuesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "49d3ad4bc0daf06a8985d684c9a0f7dd";

export default node;
