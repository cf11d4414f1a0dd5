/**
 * @generated SignedSource<<599f24b89ad2b53ee840642a2b1b06f6>>
 * @relayHash 5ec56a2b4050f73e08a3ad17a31c35ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9e1380b2047f1e5734f7e7a6a877a1b0da1dd79389bb47d9f4d47e6c0b42a0a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkdownCompletionPeopleQuery$variables = {
  issueId?: string | null | undefined;
  key: string;
  matching: string;
};
export type MarkdownCompletionPeopleQuery$data = {
  readonly project: {
    readonly mentionableUsers: ReadonlyArray<{
      readonly login: string;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"toUserOption_user">;
    }>;
  } | null | undefined;
};
export type MarkdownCompletionPeopleQuery = {
  response: MarkdownCompletionPeopleQuery$data;
  variables: MarkdownCompletionPeopleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "issueId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "matching"
},
v3 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 8
  },
  {
    "kind": "Variable",
    "name": "issueId",
    "variableName": "issueId"
  },
  {
    "kind": "Variable",
    "name": "matching",
    "variableName": "matching"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "login",
  "storageKey": null
},
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MarkdownCompletionPeopleQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "mentionableUsers",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "toUserOption_user",
                "selections": [
                  (v7/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "Avatar_user"
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MarkdownCompletionPeopleQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "mentionableUsers",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "avatarUrl",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f9e1380b2047f1e5734f7e7a6a877a1b0da1dd79389bb47d9f4d47e6c0b42a0a",
    "metadata": {},
    "name": "MarkdownCompletionPeopleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "78660b73e23f77be58cc03e0f44bed00";

export default node;
