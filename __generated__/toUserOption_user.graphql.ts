/**
 * @generated SignedSource<<b19cf95c6284874709f50b4b520fe1bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type toUserOption_user$data = {
  readonly id: string;
  readonly login: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"Avatar_user">;
  readonly " $fragmentType": "toUserOption_user";
};
export type toUserOption_user$key = {
  readonly " $data"?: toUserOption_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"toUserOption_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "toUserOption_user"
};

(node as any).hash = "cc46fe26de091d335ad9683015e3d6ec";

export default node;
