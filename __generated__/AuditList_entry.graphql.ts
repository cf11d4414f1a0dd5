/**
 * @generated SignedSource<<5e08c0be5cc53b5a6096743221b22967>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditAction = "BACKUP_CREATED" | "BACKUP_RESTORED" | "BULK_STARTED" | "BULK_UNDONE" | "FEED_ADDRESSES_RESET" | "INVITATION_ACCEPTED" | "INVITATION_CREATED" | "INVITATION_REVOKED" | "ISSUES_EXPORTED" | "ISSUES_IMPORTED" | "LABEL_DELETED" | "LABEL_MERGED" | "MEMBER_ADDED" | "MEMBER_CHANGED" | "MEMBER_REMOVED" | "MILESTONE_DELETED" | "NOTIFICATION_SETTINGS_CHANGED" | "PASSWORD_CHANGED" | "PASSWORD_LINK_CREATED" | "PERSON_CLAIM_APPROVED" | "PERSON_CLAIM_DECLINED" | "PROFILE_CHANGED" | "PROJECT_CHANGED" | "PROJECT_CREATED" | "PROJECT_DELETED" | "PROJECT_RESTORED" | "SESSION_REVOKED" | "SET_UP" | "SIGNED_IN" | "SIGNED_OUT" | "SIGN_IN_FAILED" | "TOKEN_CREATED" | "TOKEN_REVOKED" | "USER_CHANGED" | "USER_CREATED" | "USER_DISABLED" | "USER_ENABLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AuditList_entry$data = {
  readonly action: AuditAction;
  readonly actor: {
    readonly login: string;
  } | null | undefined;
  readonly address: string | null | undefined;
  readonly createdAt: string;
  readonly details: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly subject: string | null | undefined;
  readonly userAgent: string | null | undefined;
  readonly " $fragmentType": "AuditList_entry";
};
export type AuditList_entry$key = {
  readonly " $data"?: AuditList_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditList_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditList_entry",
  "selections": [
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
        }
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
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "b689c74682e54a9ecf0b4b47e363cc65";

export default node;
