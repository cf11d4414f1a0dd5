/**
 * @generated SignedSource<<ea5738e902faa9c751264a8b011d708f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkdownCompletion_issue$data = {
  readonly id: string;
  readonly key: string;
  readonly number: number;
  readonly state: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
  };
  readonly title: string;
  readonly " $fragmentType": "MarkdownCompletion_issue";
};
export type MarkdownCompletion_issue$key = {
  readonly " $data"?: MarkdownCompletion_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarkdownCompletion_issue">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "MarkdownCompletion_issue"
};

(node as any).hash = "7e78f23f63a7f8a7a650a5765d49f937";

export default node;
