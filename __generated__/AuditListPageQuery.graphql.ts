/**
 * @generated SignedSource<<73e0b6cdb95cb5ada2f1a616b8bdf9eb>>
 * @relayHash 883615974374fae46921db7d7d5de649
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34f2143ff15dc785009598dcb5c651b05c77dbaae964975315d8cad5dc1ab2a1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditAction = "BACKUP_CREATED" | "BACKUP_RESTORED" | "BULK_STARTED" | "BULK_UNDONE" | "FEED_ADDRESSES_RESET" | "INVITATION_ACCEPTED" | "INVITATION_CREATED" | "INVITATION_REVOKED" | "ISSUES_EXPORTED" | "ISSUES_IMPORTED" | "LABEL_DELETED" | "LABEL_MERGED" | "MEMBER_ADDED" | "MEMBER_CHANGED" | "MEMBER_REMOVED" | "MILESTONE_DELETED" | "NOTIFICATION_SETTINGS_CHANGED" | "PASSWORD_CHANGED" | "PASSWORD_LINK_CREATED" | "PERSON_CLAIM_APPROVED" | "PERSON_CLAIM_DECLINED" | "PROFILE_CHANGED" | "PROJECT_CHANGED" | "PROJECT_CREATED" | "PROJECT_DELETED" | "PROJECT_RESTORED" | "SESSION_REVOKED" | "SET_UP" | "SIGNED_IN" | "SIGNED_OUT" | "SIGN_IN_FAILED" | "TOKEN_CREATED" | "TOKEN_REVOKED" | "USER_CHANGED" | "USER_CREATED" | "USER_DISABLED" | "USER_ENABLED" | "%future added value";
export type AuditListPageQuery$variables = {
  actions?: ReadonlyArray<AuditAction> | null | undefined;
  count?: number | null | undefined;
  cursor?: string | null | undefined;
  matching?: string | null | undefined;
};
export type AuditListPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AuditList_query">;
};
export type AuditListPageQuery = {
  response: AuditListPageQuery$data;
  variables: AuditListPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "actions"
  },
  {
    "defaultValue": 50,
    "kind": "LocalArgument",
    "name": "count"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cursor"
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
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
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
    "name": "AuditListPageQuery",
    "selections": [
      {
        "args": [
          (v1/*:: as any*/),
          {
            "kind": "Variable",
            "name": "count",
            "variableName": "count"
          },
          {
            "kind": "Variable",
            "name": "cursor",
            "variableName": "cursor"
          },
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
    "name": "AuditListPageQuery",
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
    "id": "34f2143ff15dc785009598dcb5c651b05c77dbaae964975315d8cad5dc1ab2a1",
    "metadata": {},
    "name": "AuditListPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "76a41a5db8e8ca154b291fc7c9c3866f";

export default node;
