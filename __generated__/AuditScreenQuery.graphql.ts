/**
 * @generated SignedSource<<b98549090979af8d2703ae69425258eb>>
 * @relayHash d3943e1a1fcaa245d201477da4c5c48f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7c04fc6cbd8c7e5d9a8af5316687f9141b6742f70ea8a25a39c59a26f63dd13

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditAction = "BACKUP_CREATED" | "BACKUP_RESTORED" | "BULK_STARTED" | "BULK_UNDONE" | "FEED_ADDRESSES_RESET" | "INVITATION_ACCEPTED" | "INVITATION_CREATED" | "INVITATION_REVOKED" | "ISSUES_EXPORTED" | "ISSUES_IMPORTED" | "LABEL_DELETED" | "LABEL_MERGED" | "MEMBER_ADDED" | "MEMBER_CHANGED" | "MEMBER_REMOVED" | "MILESTONE_DELETED" | "NOTIFICATION_SETTINGS_CHANGED" | "PASSWORD_CHANGED" | "PASSWORD_LINK_CREATED" | "PERSON_CLAIM_APPROVED" | "PERSON_CLAIM_DECLINED" | "PROFILE_CHANGED" | "PROJECT_CHANGED" | "PROJECT_CREATED" | "PROJECT_DELETED" | "PROJECT_RESTORED" | "SESSION_REVOKED" | "SET_UP" | "SIGNED_IN" | "SIGNED_OUT" | "SIGN_IN_FAILED" | "TOKEN_CREATED" | "TOKEN_REVOKED" | "USER_CHANGED" | "USER_CREATED" | "USER_DISABLED" | "USER_ENABLED" | "%future added value";
export type AuditScreenQuery$variables = {
  actions?: ReadonlyArray<AuditAction> | null | undefined;
  matching?: string | null | undefined;
};
export type AuditScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AuditList_query">;
};
export type AuditScreenQuery = {
  response: AuditScreenQuery$data;
  variables: AuditScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "actions"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "matching"
  }
],
v1 = {
  "kind": "Variable",
  "name": "actions",
  "variableName": "actions"
},
v2 = {
  "kind": "Variable",
  "name": "matching",
  "variableName": "matching"
},
v3 = [
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AuditScreenQuery",
    "selections": [
      {
        "args": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "AuditList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AuditScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "AuditConnection",
        "kind": "LinkedField",
        "name": "audit",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AuditEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AuditEntry",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "action",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "subject",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "address",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "userAgent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "actor",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "login",
                        "storageKey": null
                      },
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AuditDetail",
                    "kind": "LinkedField",
                    "name": "details",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "value",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
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
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "filters": [
          "actions",
          "matching"
        ],
        "handle": "connection",
        "key": "AuditList_audit",
        "kind": "LinkedHandle",
        "name": "audit"
      }
    ]
  },
  "params": {
    "id": "b7c04fc6cbd8c7e5d9a8af5316687f9141b6742f70ea8a25a39c59a26f63dd13",
    "metadata": {},
    "name": "AuditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cff4964bb1b6eb1cdbae46df3c0576c6";

export default node;
