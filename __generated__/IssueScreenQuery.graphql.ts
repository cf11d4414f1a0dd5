/**
 * @generated SignedSource<<321dbaf319dfdec8c29747bbebb4ceef>>
 * @relayHash e8c68af9c7e6e3058734541e127bb005
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c987a5b0996b8c26f80b2ae37a280478b9d45ba5be352500e4a179ec79b59832

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueScreenQuery$variables = {
  around?: string | null | undefined;
  hasAround: boolean;
  key: string;
  number: number;
};
export type IssueScreenQuery$data = {
  readonly project: {
    readonly issue: {
      readonly number: number;
      readonly " $fragmentSpreads": FragmentRefs<"IssueBody_issue" | "IssueFields_issue" | "IssueHeader_issue">;
    } | null | undefined;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"FollowedProjects_projects">;
  } | null | undefined;
};
export type IssueScreenQuery = {
  response: IssueScreenQuery$data;
  variables: IssueScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "around"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasAround"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v4 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v8 = {
  "kind": "Variable",
  "name": "around",
  "variableName": "around"
},
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
  "name": "key",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "login",
  "storageKey": null
},
v14 = [
  (v13/*:: as any*/),
  (v9/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bodyHTML",
  "storageKey": null
},
v16 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 15
  }
],
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v19 = [
  (v9/*:: as any*/)
],
v20 = [
  (v13/*:: as any*/),
  (v5/*:: as any*/),
  (v9/*:: as any*/)
],
v21 = [
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "category",
    "storageKey": null
  },
  (v9/*:: as any*/)
],
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "WorkflowState",
  "kind": "LinkedField",
  "name": "state",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v23 = [
  (v7/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v22/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Project",
    "kind": "LinkedField",
    "name": "project",
    "plural": false,
    "selections": [
      (v10/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "storageKey": null
  },
  (v9/*:: as any*/)
],
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "actor",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v26 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Label",
    "kind": "LinkedField",
    "name": "label",
    "plural": false,
    "selections": [
      (v5/*:: as any*/),
      (v25/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "storageKey": null
  }
],
v27 = [
  (v9/*:: as any*/),
  (v13/*:: as any*/)
],
v28 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "assignee",
    "plural": false,
    "selections": (v27/*:: as any*/),
    "storageKey": null
  }
],
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "Milestone",
  "kind": "LinkedField",
  "name": "milestone",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v30 = [
  (v29/*:: as any*/)
],
v31 = {
  "alias": null,
  "args": null,
  "concreteType": "Issue",
  "kind": "LinkedField",
  "name": "parent",
  "plural": false,
  "selections": (v23/*:: as any*/),
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "concreteType": "Issue",
  "kind": "LinkedField",
  "name": "to",
  "plural": false,
  "selections": (v23/*:: as any*/),
  "storageKey": null
},
v34 = [
  (v32/*:: as any*/),
  (v33/*:: as any*/)
],
v35 = [
  (v18/*:: as any*/),
  {
    "kind": "TypeDiscriminator",
    "abstractKey": "__isTimelineItem"
  },
  {
    "kind": "InlineFragment",
    "selections": (v19/*:: as any*/),
    "type": "Node",
    "abstractKey": "__isNode"
  },
  {
    "kind": "InlineFragment",
    "selections": [
      (v12/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "actor",
        "plural": false,
        "selections": (v19/*:: as any*/),
        "storageKey": null
      }
    ],
    "type": "IssueEvent",
    "abstractKey": "__isIssueEvent"
  },
  {
    "kind": "InlineFragment",
    "selections": [
      (v9/*:: as any*/),
      (v15/*:: as any*/),
      (v12/*:: as any*/),
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
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "author",
        "plural": false,
        "selections": (v20/*:: as any*/),
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
          (v5/*:: as any*/),
          (v9/*:: as any*/)
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
        "selections": (v21/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Issue",
        "kind": "LinkedField",
        "name": "canonical",
        "plural": false,
        "selections": (v23/*:: as any*/),
        "storageKey": null
      },
      {
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
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "IssueEvent",
        "abstractKey": "__isIssueEvent"
      }
    ],
    "type": "StateChanged",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      (v9/*:: as any*/),
      (v12/*:: as any*/),
      (v24/*:: as any*/),
      {
        "kind": "InlineFragment",
        "selections": (v26/*:: as any*/),
        "type": "Labeled",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v26/*:: as any*/),
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
      (v9/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "actor",
        "plural": false,
        "selections": (v27/*:: as any*/),
        "storageKey": null
      },
      (v12/*:: as any*/),
      {
        "kind": "InlineFragment",
        "selections": (v28/*:: as any*/),
        "type": "Assigned",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v28/*:: as any*/),
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
      (v12/*:: as any*/),
      (v24/*:: as any*/),
      {
        "kind": "InlineFragment",
        "selections": (v30/*:: as any*/),
        "type": "Milestoned",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v30/*:: as any*/),
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
      (v12/*:: as any*/),
      (v24/*:: as any*/),
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
          (v31/*:: as any*/)
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
      (v12/*:: as any*/),
      (v24/*:: as any*/),
      {
        "kind": "InlineFragment",
        "selections": (v34/*:: as any*/),
        "type": "Linked",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v34/*:: as any*/),
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
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Issue",
            "kind": "LinkedField",
            "name": "from",
            "plural": false,
            "selections": (v23/*:: as any*/),
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
      (v12/*:: as any*/),
      (v24/*:: as any*/),
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
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v37 = {
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
      "selections": (v35/*:: as any*/),
      "storageKey": null
    },
    (v36/*:: as any*/)
  ],
  "storageKey": null
},
v38 = {
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
},
v39 = [
  {
    "kind": "Literal",
    "name": "last",
    "value": 30
  }
],
v40 = {
  "kind": "Literal",
  "name": "first",
  "value": 20
},
v41 = [
  (v40/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "IssueScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FollowedProjects_projects"
          },
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Issue",
            "kind": "LinkedField",
            "name": "issue",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "IssueHeader_issue"
              },
              {
                "args": [
                  (v8/*:: as any*/),
                  {
                    "kind": "Variable",
                    "name": "hasAround",
                    "variableName": "hasAround"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "IssueBody_issue"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "IssueFields_issue"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "IssueScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Issue",
            "kind": "LinkedField",
            "name": "issue",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "commentCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "voteCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "locked",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "author",
                "plural": false,
                "selections": (v14/*:: as any*/),
                "storageKey": null
              },
              (v15/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": "head",
                "args": (v16/*:: as any*/),
                "concreteType": "TimelineItemConnection",
                "kind": "LinkedField",
                "name": "timeline",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  (v37/*:: as any*/),
                  (v38/*:: as any*/)
                ],
                "storageKey": "timeline(first:15)"
              },
              {
                "alias": "head",
                "args": (v16/*:: as any*/),
                "filters": null,
                "handle": "connection",
                "key": "useTimelineHead_head",
                "kind": "LinkedHandle",
                "name": "timeline"
              },
              {
                "alias": "tail",
                "args": (v39/*:: as any*/),
                "concreteType": "TimelineItemConnection",
                "kind": "LinkedField",
                "name": "timeline",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  (v37/*:: as any*/),
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
                        "name": "hasPreviousPage",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "startCursor",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "timeline(last:30)"
              },
              {
                "alias": "tail",
                "args": (v39/*:: as any*/),
                "filters": null,
                "handle": "connection",
                "key": "useTimelineTail_tail",
                "kind": "LinkedHandle",
                "name": "timeline"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCan",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "priority",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dueOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "closedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sourceUrl",
                "storageKey": null
              },
              (v22/*:: as any*/),
              {
                "alias": null,
                "args": (v41/*:: as any*/),
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
                    "selections": [
                      (v9/*:: as any*/),
                      (v13/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "assignees(first:20)"
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 100
                  }
                ],
                "concreteType": "LabelConnection",
                "kind": "LinkedField",
                "name": "labels",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Label",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v9/*:: as any*/),
                      (v5/*:: as any*/),
                      (v25/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "labels(first:100)"
              },
              (v29/*:: as any*/),
              (v31/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "closedBy",
                "plural": false,
                "selections": (v20/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v41/*:: as any*/),
                "concreteType": "IssueLinkConnection",
                "kind": "LinkedField",
                "name": "links",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "IssueLinkEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      (v36/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "IssueLink",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v32/*:: as any*/),
                          (v33/*:: as any*/),
                          (v18/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v38/*:: as any*/)
                ],
                "storageKey": "links(first:20)"
              },
              {
                "alias": null,
                "args": (v41/*:: as any*/),
                "filters": null,
                "handle": "connection",
                "key": "IssueLinks_links",
                "kind": "LinkedHandle",
                "name": "links"
              },
              {
                "condition": "hasAround",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "around",
                    "args": [
                      (v8/*:: as any*/),
                      (v40/*:: as any*/)
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
                        "selections": (v35/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ]
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
    "id": "c987a5b0996b8c26f80b2ae37a280478b9d45ba5be352500e4a179ec79b59832",
    "metadata": {},
    "name": "IssueScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "db56384568f3c3167050da5abb8b1c7d";

export default node;
