/**
 * @generated SignedSource<<07ab84407e36f3152931ed62ae6c5190>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlainIssueRow_issue$data = {
  readonly number: number;
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

(node as any).hash = "1f8db5fb081b13d53db5723a5fb4648b";

export default node;
