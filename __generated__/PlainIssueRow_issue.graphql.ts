/**
 * @generated SignedSource<<ed1985f11abe02de53b96930b5bea3f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlainIssueRow_issue$data = {
  readonly key: string;
  readonly title: string;
  readonly " $fragmentType": "PlainIssueRow_issue";
};
export type PlainIssueRow_issue$key = {
  readonly " $data"?: PlainIssueRow_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlainIssueRow_issue">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PlainIssueRow_issue"
};

(node as any).hash = "8ba3b7205b03edd0b4cc630e45d5f5ae";

export default node;
