/**
 * @generated SignedSource<<b40efc7ef520d3c712c946ba83bdc04f>>
 * @relayHash 12e6e31b9583bc66de4c9e056a46b050
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51f1a3c6c2a8ad8774bedfecd6e0f31356b101fb0e2949c618b7a3782b9f9f8e

import type { ConcreteRequest } from 'relay-runtime';
export type QueryCompletionIssueToOpenQuery$variables = {
  identifier: string;
  key: string;
  number: number;
  preferredProject?: string | null | undefined;
};
export type QueryCompletionIssueToOpenQuery$data = {
  readonly importedIssue: {
    readonly key: string;
    readonly number: number;
    readonly project: {
      readonly key: string;
    };
    readonly title: string;
  } | null | undefined;
  readonly project: {
    readonly issue: {
      readonly key: string;
      readonly number: number;
      readonly project: {
        readonly key: string;
      };
      readonly title: string;
    } | null | undefined;
  } | null | undefined;
};
export type QueryCompletionIssueToOpenQuery = {
  response: QueryCompletionIssueToOpenQuery$data;
  variables: QueryCompletionIssueToOpenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "identifier"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "preferredProject"
},
v4 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v9 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Project",
    "kind": "LinkedField",
    "name": "project",
    "plural": false,
    "selections": [
      (v6/*:: as any*/)
    ],
    "storageKey": null
  }
],
v10 = [
  {
    "kind": "Variable",
    "name": "identifier",
    "variableName": "identifier"
  },
  {
    "kind": "Variable",
    "name": "preferredProject",
    "variableName": "preferredProject"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Project",
    "kind": "LinkedField",
    "name": "project",
    "plural": false,
    "selections": [
      (v6/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "storageKey": null
  },
  (v11/*:: as any*/)
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
    "name": "QueryCompletionIssueToOpenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "Issue",
            "kind": "LinkedField",
            "name": "issue",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "Issue",
        "kind": "LinkedField",
        "name": "importedIssue",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "QueryCompletionIssueToOpenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "Issue",
            "kind": "LinkedField",
            "name": "issue",
            "plural": false,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "Issue",
        "kind": "LinkedField",
        "name": "importedIssue",
        "plural": false,
        "selections": (v12/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "51f1a3c6c2a8ad8774bedfecd6e0f31356b101fb0e2949c618b7a3782b9f9f8e",
    "metadata": {},
    "name": "QueryCompletionIssueToOpenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "296ca4ba56678bb3e40960ffe66ed9f7";

export default node;
