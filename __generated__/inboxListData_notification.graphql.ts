/**
 * @generated SignedSource<<ee8b239545b3b14efa47e4c382fa981f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type NotificationReason = "ASSIGNED" | "AUTHORED" | "BULK" | "COMMENTED" | "DUE_SOON" | "DUPLICATE_CLOSED" | "MENTIONED" | "STATE_CHANGED" | "WATCHING" | "%future added value";
export type NotificationState = "DONE" | "READ" | "SNOOZED" | "UNREAD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type inboxListData_notification$data = {
  readonly bulkOperation: {
    readonly number: number;
  } | null | undefined;
  readonly eventCount: number;
  readonly id: string;
  readonly issue: {
    readonly number: number;
  } | null | undefined;
  readonly project: {
    readonly key: string;
  };
  readonly reason: NotificationReason;
  readonly state: NotificationState;
  readonly updatedAt: string;
  readonly version: string;
  readonly " $fragmentSpreads": FragmentRefs<"InboxActions_notification" | "InboxEntry_notification">;
  readonly " $fragmentType": "inboxListData_notification";
};
export type inboxListData_notification$key = {
  readonly " $data"?: inboxListData_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"inboxListData_notification">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "inboxListData_notification"
};

(node as any).hash = "5cc5c485d819e221bb0c3bcd5a7b1ba6";

export default node;
