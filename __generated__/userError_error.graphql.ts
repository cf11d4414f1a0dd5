/**
 * @generated SignedSource<<02bbf90f2ea16ef5c889b66c7ab5989d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ErrorCode = "CONFLICT" | "DUPLICATE_CYCLE" | "FORBIDDEN" | "INTERNAL" | "LIMIT_EXCEEDED" | "NOT_FOUND" | "OPERATION_NOT_ALLOWED" | "QUERY_SYNTAX" | "RATE_LIMITED" | "TOO_COMPLEX" | "TRANSITION_NOT_ALLOWED" | "UNAUTHENTICATED" | "UNAVAILABLE" | "VALIDATION_FAILED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type userError_error$data = {
  readonly code: ErrorCode;
  readonly current?: {
    readonly body: string;
    readonly title: string;
    readonly version: number;
  } | null | undefined;
  readonly message: string;
  readonly path: ReadonlyArray<string> | null | undefined;
  readonly value?: string | null | undefined;
  readonly version?: string | null | undefined;
  readonly " $fragmentType": "userError_error";
};
export type userError_error$key = {
  readonly " $data"?: userError_error$data;
  readonly " $fragmentSpreads": FragmentRefs<"userError_error">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "userError_error"
};

(node as any).hash = "23b81066464961ebcbfe2515c9760597";

export default node;
