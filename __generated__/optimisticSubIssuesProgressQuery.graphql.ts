/**
 * @generated SignedSource<<9e8f6c5db53a6f25bc480ea30fda2408>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteUpdatableQuery } from 'relay-runtime';
export type StateCategory = "ACTIVE" | "BACKLOG" | "DONE" | "DROPPED" | "TRIAGE" | "%future added value";
export type optimisticSubIssuesProgressQuery$variables = {
  id: string;
  parentId: string;
};
export type optimisticSubIssuesProgressQuery$data = {
  get issue(): {
    readonly __typename: "Issue";
    closedSubIssueCount: number;
    subIssueCount: number;
    get state(): {
      category: StateCategory;
    };
    set state(value: null | undefined);
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  set issue(value: null | undefined);
  get parent(): {
    readonly __typename: "Issue";
    closedSubIssueCount: number;
    subIssueCount: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  set parent(value: null | undefined);
};
export type optimisticSubIssuesProgressQuery = {
  response: optimisticSubIssuesProgressQuery$data;
  variables: optimisticSubIssuesProgressQuery$variables;
};

const node: ConcreteUpdatableQuery = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subIssueCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closedSubIssueCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      {
        "defaultValue": null,
        "kind": "LocalArgument",
        "name": "id"
      },
      {
        "defaultValue": null,
        "kind": "LocalArgument",
        "name": "parentId"
      }
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "optimisticSubIssuesProgressQuery",
    "selections": [
      {
        "alias": "parent",
        "args": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "parentId"
          }
        ],
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "type": "Issue",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "issue",
        "args": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "id"
          }
        ],
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkflowState",
                "kind": "LinkedField",
                "name": "state",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "category",
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
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "UpdatableQuery"
};
})();

(node as any).hash = "7011183942f36ccfa382cad6c1b354af";

export default node;
