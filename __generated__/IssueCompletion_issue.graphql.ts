/**
 * @generated SignedSource<<cc26ac87f0a9492741a30eb0f1f480a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueCompletion_issue$data = {
  readonly id: string;
  readonly key: string;
  readonly number: number;
  readonly state: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
  };
  readonly title: string;
  readonly " $fragmentType": "IssueCompletion_issue";
};
export type IssueCompletion_issue$key = {
  readonly " $data"?: IssueCompletion_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueCompletion_issue">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "IssueCompletion_issue"
};

(node as any).hash = "3512a11ba7b8456f00a6e611d4eeab47";

export default node;
