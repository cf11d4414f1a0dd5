/**
 * @generated SignedSource<<a3ba84e6d6c8df95bbbbef5b0f629ac9>>
 * @relayHash 21c9115c25872ecb677466a2600705ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34241a3b01e9f6212841cc25d7df0e24458d2402a08ce009aea4aa9b19717842

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurgeTextInput = {
  clientMutationId?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  issueId: string;
  text: string;
};
export type purgeTextMutation$variables = {
  input: PurgeTextInput;
};
export type purgeTextMutation$data = {
  readonly edit: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"userError_error">;
    }>;
    readonly issue: {
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"IssueHeader_issue" | "IssueRow_issue" | "IssueText_issue" | "useTimelineHead_issue" | "useTimelineTail_issue">;
    } | null | undefined;
    readonly replaced: number;
  };
};
export type purgeTextMutation = {
  response: purgeTextMutation$data;
  variables: purgeTextMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
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
  "name": "replaced",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
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
  "name": "title",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
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
  "name": "category",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "login",
  "storageKey": null
},
v17 = [
  (v13/*:: as any*/),
  (v16/*:: as any*/),
  (v12/*:: as any*/)
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCan",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locked",
  "storageKey": null
},
v21 = [
  (v16/*:: as any*/),
  (v13/*:: as any*/)
],
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bodyHTML",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "Project",
  "kind": "LinkedField",
  "name": "project",
  "plural": false,
  "selections": [
    (v10/*:: as any*/),
    (v13/*:: as any*/)
  ],
  "storageKey": null
},
v24 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 15
  }
],
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v26 = [
  (v13/*:: as any*/)
],
v27 = {
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
v28 = [
  (v12/*:: as any*/),
  (v11/*:: as any*/),
  (v13/*:: as any*/)
],
v29 = [
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "WorkflowState",
    "kind": "LinkedField",
    "name": "state",
    "plural": false,
    "selections": (v28/*:: as any*/),
    "storageKey": null
  },
  (v23/*:: as any*/),
  (v13/*:: as any*/)
],
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "BulkOperation",
  "kind": "LinkedField",
  "name": "bulkOperation",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    (v23/*:: as any*/),
    (v13/*:: as any*/)
  ],
  "storageKey": null
},
v31 = {
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
        (v16/*:: as any*/)
      ],
      "storageKey": null
    },
    (v30/*:: as any*/)
  ],
  "type": "IssueEvent",
  "abstractKey": "__isIssueEvent"
},
v32 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "actor",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v33 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Label",
    "kind": "LinkedField",
    "name": "label",
    "plural": false,
    "selections": [
      (v12/*:: as any*/),
      (v15/*:: as any*/),
      (v13/*:: as any*/)
    ],
    "storageKey": null
  }
],
v34 = [
  (v13/*:: as any*/),
  (v16/*:: as any*/)
],
v35 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "assignee",
    "plural": false,
    "selections": (v34/*:: as any*/),
    "storageKey": null
  }
],
v36 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Milestone",
    "kind": "LinkedField",
    "name": "milestone",
    "plural": false,
    "selections": [
      (v7/*:: as any*/),
      (v13/*:: as any*/)
    ],
    "storageKey": null
  }
],
v37 = [
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
    "concreteType": "Issue",
    "kind": "LinkedField",
    "name": "to",
    "plural": false,
    "selections": (v29/*:: as any*/),
    "storageKey": null
  }
],
v38 = {
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
        (v25/*:: as any*/),
        {
          "kind": "TypeDiscriminator",
          "abstractKey": "__isTimelineItem"
        },
        {
          "kind": "InlineFragment",
          "selections": (v26/*:: as any*/),
          "type": "Node",
          "abstractKey": "__isNode"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v19/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "actor",
              "plural": false,
              "selections": (v26/*:: as any*/),
              "storageKey": null
            }
          ],
          "type": "IssueEvent",
          "abstractKey": "__isIssueEvent"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v13/*:: as any*/),
            (v8/*:: as any*/),
            (v22/*:: as any*/),
            (v19/*:: as any*/),
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
            (v18/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Issue",
              "kind": "LinkedField",
              "name": "issue",
              "plural": false,
              "selections": [
                (v13/*:: as any*/),
                (v10/*:: as any*/),
                (v20/*:: as any*/),
                (v23/*:: as any*/),
                (v27/*:: as any*/)
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
              "selections": (v17/*:: as any*/),
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
                (v12/*:: as any*/),
                (v13/*:: as any*/)
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
              "selections": (v28/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Issue",
              "kind": "LinkedField",
              "name": "canonical",
              "plural": false,
              "selections": (v29/*:: as any*/),
              "storageKey": null
            },
            (v31/*:: as any*/)
          ],
          "type": "StateChanged",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v13/*:: as any*/),
            (v19/*:: as any*/),
            (v32/*:: as any*/),
            (v30/*:: as any*/),
            {
              "kind": "InlineFragment",
              "selections": (v33/*:: as any*/),
              "type": "Labeled",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v33/*:: as any*/),
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
            (v13/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "actor",
              "plural": false,
              "selections": (v34/*:: as any*/),
              "storageKey": null
            },
            (v19/*:: as any*/),
            (v30/*:: as any*/),
            {
              "kind": "InlineFragment",
              "selections": (v35/*:: as any*/),
              "type": "Assigned",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v35/*:: as any*/),
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
            (v19/*:: as any*/),
            (v32/*:: as any*/),
            (v30/*:: as any*/),
            {
              "kind": "InlineFragment",
              "selections": (v36/*:: as any*/),
              "type": "Milestoned",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v36/*:: as any*/),
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
            (v19/*:: as any*/),
            (v32/*:: as any*/),
            (v30/*:: as any*/),
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
                  "selections": (v29/*:: as any*/),
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
            (v19/*:: as any*/),
            (v32/*:: as any*/),
            (v30/*:: as any*/),
            {
              "kind": "InlineFragment",
              "selections": (v37/*:: as any*/),
              "type": "Linked",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v37/*:: as any*/),
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
                (v7/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Issue",
                  "kind": "LinkedField",
                  "name": "from",
                  "plural": false,
                  "selections": (v29/*:: as any*/),
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
            (v13/*:: as any*/),
            (v31/*:: as any*/)
          ],
          "type": "BodyEdited",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v19/*:: as any*/),
            (v32/*:: as any*/),
            (v30/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cursor",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "purgeTextMutation",
    "selections": [
      {
        "alias": "edit",
        "args": (v1/*:: as any*/),
        "concreteType": "PurgeTextPayload",
        "kind": "LinkedField",
        "name": "purgeText",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Issue",
            "kind": "LinkedField",
            "name": "issue",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "IssueText_issue"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useTimelineHead_issue"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useTimelineTail_issue"
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
                          (v3/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/)
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
    "name": "purgeTextMutation",
    "selections": [
      {
        "alias": "edit",
        "args": (v1/*:: as any*/),
        "concreteType": "PurgeTextPayload",
        "kind": "LinkedField",
        "name": "purgeText",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Issue",
            "kind": "LinkedField",
            "name": "issue",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v7/*:: as any*/),
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
                "name": "commentCount",
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
                "concreteType": "WorkflowState",
                "kind": "LinkedField",
                "name": "state",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              {
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
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Label",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v13/*:: as any*/),
                      (v12/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "labels(first:3)"
              },
              {
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
                    "selections": (v17/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": "assignees(first:2)"
              },
              (v13/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "voteCount",
                "storageKey": null
              },
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "author",
                "plural": false,
                "selections": (v21/*:: as any*/),
                "storageKey": null
              },
              (v22/*:: as any*/),
              (v8/*:: as any*/),
              (v23/*:: as any*/),
              {
                "alias": "head",
                "args": (v24/*:: as any*/),
                "concreteType": "TimelineItemConnection",
                "kind": "LinkedField",
                "name": "timeline",
                "plural": false,
                "selections": [
                  (v14/*:: as any*/),
                  (v38/*:: as any*/),
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
                "storageKey": "timeline(first:15)"
              },
              {
                "alias": "head",
                "args": (v24/*:: as any*/),
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
                  (v14/*:: as any*/),
                  (v38/*:: as any*/),
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
              (v27/*:: as any*/)
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
              (v25/*:: as any*/),
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
                      (v3/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v13/*:: as any*/)
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
    "id": "34241a3b01e9f6212841cc25d7df0e24458d2402a08ce009aea4aa9b19717842",
    "metadata": {},
    "name": "purgeTextMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "235e8a43bef359c7d18fc988894e0a56";

export default node;
