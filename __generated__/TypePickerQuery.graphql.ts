/**
 * @generated SignedSource<<21ccf88ed6dc3bb104c2d6d5303b32e7>>
 * @relayHash 03d3d0071d90324f457c657e6e64a7bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc20277be3e0f2dc092be85048ebac6cf79583cb5837caa4238584e57f66f0ff

import type { ConcreteRequest } from 'relay-runtime';
export type IssueType = "BUG" | "FEATURE" | "QUESTION" | "TASK" | "%future added value";
export type TypePickerQuery$variables = {
  key: string;
  number: number;
};
export type TypePickerQuery$data = {
  readonly project: {
    readonly issue: {
      readonly id: string;
      readonly key: string;
      readonly type: IssueType;
    } | null | undefined;
  } | null | undefined;
};
export type TypePickerQuery = {
  response: TypePickerQuery$data;
  variables: TypePickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
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
  "args": [
    {
      "kind": "Variable",
      "name": "number",
      "variableName": "number"
    }
  ],
  "concreteType": "Issue",
  "kind": "LinkedField",
  "name": "issue",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TypePickerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "TypePickerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "bc20277be3e0f2dc092be85048ebac6cf79583cb5837caa4238584e57f66f0ff",
    "metadata": {},
    "name": "TypePickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cf9c9d58aa6fbd3f55f46860d28694e9";

export default node;
