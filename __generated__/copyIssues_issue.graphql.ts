/**
 * @generated SignedSource<<8e3f8bbaae5695223adb58f5aa797047>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type IssueType = "BUG" | "FEATURE" | "QUESTION" | "TASK" | "%future added value";
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "NONE" | "URGENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type copyIssues_issue$data = {
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
  readonly " $fragmentType": "copyIssues_issue";
};
export type copyIssues_issue$key = {
  readonly " $data"?: copyIssues_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"copyIssues_issue">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "copyIssues_issue"
};

(node as any).hash = "a8e9249b81d069606a779ea0c214fb66";

export default node;
