/**
 * @generated SignedSource<<f0f049e4a5a6d01eead6532a2756349e>>
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
    readonly version: string;
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

(node as any).hash = "3413930a47194c68e60372180a2f4da7";

export default node;
