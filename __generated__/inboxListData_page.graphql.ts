/**
 * @generated SignedSource<<a1901814bebd121e847522e5cb501ffc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type inboxListData_page$data = {
  readonly notifications: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"inboxListData_notification">;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
    readonly totalCount: number;
  };
  readonly " $fragmentType": "inboxListData_page";
};
export type inboxListData_page$key = {
  readonly " $data"?: inboxListData_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"inboxListData_page">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "inboxListData_page"
};

(node as any).hash = "83af42d25de74eb854babd0526de0218";

export default node;
