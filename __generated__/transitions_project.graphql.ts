/**
 * @generated SignedSource<<60bc409f5c2af167f7122b67f699a7f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type StateCategory = "ACTIVE" | "BACKLOG" | "DONE" | "DROPPED" | "TRIAGE" | "%future added value";
export type TransitionAsks = "NOTHING" | "REASON" | "TARGET" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type transitions_project$data = {
  readonly workflow: {
    readonly transitions: ReadonlyArray<{
      readonly asks: TransitionAsks;
      readonly from: {
        readonly id: string;
      };
      readonly to: {
        readonly category: StateCategory;
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
  readonly " $fragmentType": "transitions_project";
};
export type transitions_project$key = {
  readonly " $data"?: transitions_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"transitions_project">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "transitions_project"
};

(node as any).hash = "7dd3ff74d46985b6258d92ed2d8f475c";

export default node;
