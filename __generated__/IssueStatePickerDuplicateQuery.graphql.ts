/**
 * @generated SignedSource<<3bb4816abc6f88234efc96082a6fc728>>
 * @relayHash 98d89f7755094c8935bf635ae397ebe4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c06a019245975d5e4b73decf1e129322d49d48e5e1e629cb529917c8b915ffcb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueStatePickerDuplicateQuery$variables = {
  id: string;
};
export type IssueStatePickerDuplicateQuery$data = {
  readonly node: {
    readonly issue: {
      readonly " $fragmentSpreads": FragmentRefs<"IssueStatePicker_issue" | "LoadedIssueFieldPicker_issue">;
    } | null | undefined;
  } | null | undefined;
};
export type IssueStatePickerDuplicateQuery = {
  response: IssueStatePickerDuplicateQuery$data;
  variables: IssueStatePickerDuplicateQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v4 = {
  "kind": "Literal",
  "name": "first",
  "value": 12
},
v5 = [
  (v2/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v8 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "number",
    "storageKey": null
  },
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Issue",
    "kind": "LinkedField",
    "name": "parent",
    "plural": false,
    "selections": (v5/*:: as any*/),
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
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Project",
    "kind": "LinkedField",
    "name": "project",
    "plural": false,
    "selections": [
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "storageKey": null
  }
],
v9 = [
  (v2/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "IssueStatePickerDuplicateQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                  "name": "LoadedIssueFieldPicker_issue"
                },
                {
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "similar",
                      "value": true
                    }
                  ],
                  "kind": "FragmentSpread",
                  "name": "IssueStatePicker_issue"
                }
              ],
              "type": "Issue",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "issue"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IssueStatePickerDuplicateQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
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
                "name": "viewerCanSetType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  (v4/*:: as any*/)
                ],
                "concreteType": "Issue",
                "kind": "LinkedField",
                "name": "similarIssues",
                "plural": true,
                "selections": (v8/*:: as any*/),
                "storageKey": "similarIssues(first:12)"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkflowState",
                "kind": "LinkedField",
                "name": "state",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Project",
                "kind": "LinkedField",
                "name": "project",
                "plural": false,
                "selections": [
                  {
                    "alias": "numbered",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "number",
                        "value": 0
                      }
                    ],
                    "concreteType": "Issue",
                    "kind": "LinkedField",
                    "name": "issue",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
                    "storageKey": "issue(number:0)"
                  },
                  {
                    "alias": null,
                    "args": [
                      (v4/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "query",
                        "value": ""
                      }
                    ],
                    "concreteType": "IssueConnection",
                    "kind": "LinkedField",
                    "name": "issues",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Issue",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": (v8/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": "issues(first:12,query:\"\")"
                  },
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Workflow",
                    "kind": "LinkedField",
                    "name": "workflow",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Transition",
                        "kind": "LinkedField",
                        "name": "transitions",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "asks",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "WorkflowState",
                            "kind": "LinkedField",
                            "name": "from",
                            "plural": false,
                            "selections": (v5/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "WorkflowState",
                            "kind": "LinkedField",
                            "name": "to",
                            "plural": false,
                            "selections": (v9/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Issue",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c06a019245975d5e4b73decf1e129322d49d48e5e1e629cb529917c8b915ffcb",
    "metadata": {},
    "name": "IssueStatePickerDuplicateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "533b013daf0bad49e36a91081943f28c";

export default node;
