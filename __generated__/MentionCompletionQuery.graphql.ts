/**
 * @generated SignedSource<<b036edfc4416b406b4dfdae140a62a40>>
 * @relayHash 2bfe05df5cf348452f51cb36040daf18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a0e8eadf3e7fb4c97051fd5525d0bd733b18db63c4bf78581ad803c0d6ee712

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentionCompletionQuery$variables = {
  issueId?: string | null | undefined;
  key: string;
  matching: string;
};
export type MentionCompletionQuery$data = {
  readonly project: {
    readonly mentionableUsers: ReadonlyArray<{
      readonly login: string;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"toUserOption_user">;
    }>;
  } | null | undefined;
};
export type MentionCompletionQuery = {
  response: MentionCompletionQuery$data;
  variables: MentionCompletionQuery$variables;
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
    "name": "MentionCompletionQuery",
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
    "name": "MentionCompletionQuery",
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
    "id": "1a0e8eadf3e7fb4c97051fd5525d0bd733b18db63c4bf78581ad803c0d6ee712",
    "metadata": {},
    "name": "MentionCompletionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "376d1dd5ff588336aab733cf7a06382c";

export default node;
