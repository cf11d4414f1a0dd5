/**
 * @generated SignedSource<<6361b9cd4912a1ab3d1a214407074c91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type IssueType = "BUG" | "FEATURE" | "QUESTION" | "TASK" | "%future added value";
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "NONE" | "URGENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CopiedIssuesQuery_issue$data = {
  readonly author: {
    readonly login: string;
  } | null | undefined;
  readonly closedAt: string | null | undefined;
  readonly commentCount: number;
  readonly copiedAssignees: {
    readonly nodes: ReadonlyArray<{
      readonly login: string;
    }>;
  };
  readonly copiedLabels: {
    readonly nodes: ReadonlyArray<{
      readonly name: string;
    }>;
  };
  readonly createdAt: string;
  readonly dueOn: string | null | undefined;
  readonly id: string;
  readonly milestone: {
    readonly title: string;
  } | null | undefined;
  readonly number: number;
  readonly priority: Priority;
  readonly state: {
    readonly name: string;
  };
  readonly title: string;
  readonly type: IssueType;
  readonly updatedAt: string;
  readonly voteCount: number;
  readonly " $fragmentType": "CopiedIssuesQuery_issue";
};
export type CopiedIssuesQuery_issue$key = {
  readonly " $data"?: CopiedIssuesQuery_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopiedIssuesQuery_issue">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CopiedIssuesQuery_issue"
};

(node as any).hash = "fdf5424c86d8d5d93c307fda987904a5";

export default node;
