/**
 * @generated SignedSource<<5ff4771987f18c45cdadf7abd26beb0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type IssueType = "BUG" | "FEATURE" | "QUESTION" | "TASK" | "%future added value";
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "NONE" | "URGENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TriageSuggestions_values$data = {
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
  readonly " $fragmentType": "TriageSuggestions_values";
};
export type TriageSuggestions_values$key = {
  readonly " $data"?: TriageSuggestions_values$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriageSuggestions_values">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "TriageSuggestions_values"
};

(node as any).hash = "9f79361f14ac45f03355a59ddc176fa1";

export default node;
