/**
 * @generated SignedSource<<1b610af14f3ae3bc94e7c98e52efb987>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DueDay_issue$data = {
  readonly dueOn: string | null | undefined;
  readonly " $fragmentType": "DueDay_issue";
};
export type DueDay_issue$key = {
  readonly " $data"?: DueDay_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueDay_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueDay_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "cb9bba511467c1abf031a1d7380ae99b";

export default node;
