/**
 * @generated SignedSource<<6ef94c3aa5265775adb4be1d44fdb090>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type unreadTitle_viewer$data = {
  readonly inboxVersion: string | null | undefined;
  readonly unreadNotificationCount: number | null | undefined;
  readonly " $fragmentType": "unreadTitle_viewer";
};
export type unreadTitle_viewer$key = {
  readonly " $data"?: unreadTitle_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"unreadTitle_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "unreadTitle_viewer"
};

(node as any).hash = "22e89809c24d359b8610374dc4c22da6";

export default node;
