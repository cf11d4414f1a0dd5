/**
 * @generated SignedSource<<8ed25fd2056de789dc2ea95279582ab1>>
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
  readonly key: string;
  readonly milestone: {
    readonly title: string;
  } | null | undefined;
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

(node as any).hash = "b119833c894972e15ce4fe1afcc7f870";

export default node;
