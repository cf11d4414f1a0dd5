/**
 * @generated SignedSource<<5a64fff3ecd96f5a2b80a35a73b8435b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type IssueType = "BUG" | "FEATURE" | "QUESTION" | "TASK" | "%future added value";
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "NONE" | "URGENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type suggestions_issue$data = {
  readonly triageSuggestions: {
    readonly assignee: {
      readonly because: ReadonlyArray<string>;
      readonly isLikely: boolean;
      readonly user: {
        readonly id: string;
        readonly login: string;
      };
    } | null | undefined;
    readonly labels: ReadonlyArray<{
      readonly because: ReadonlyArray<string>;
      readonly isLikely: boolean;
      readonly label: {
        readonly id: string;
        readonly name: string;
      };
    }>;
    readonly priority: {
      readonly because: ReadonlyArray<string>;
      readonly isLikely: boolean;
      readonly priority: Priority;
    } | null | undefined;
    readonly type: {
      readonly because: ReadonlyArray<string>;
      readonly isLikely: boolean;
      readonly type: IssueType;
    } | null | undefined;
  };
  readonly " $fragmentType": "suggestions_issue";
};
export type suggestions_issue$key = {
  readonly " $data"?: suggestions_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"suggestions_issue">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "suggestions_issue"
};

(node as any).hash = "1592a2413888adb1e1a6067ff1729966";

export default node;
