/**
 * @generated SignedSource<<ae9a2b43842bfea35e42e1e95c74e643>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DuePicker_issue$data = {
  readonly dueOn: string | null | undefined;
  readonly " $fragmentType": "DuePicker_issue";
};
export type DuePicker_issue$key = {
  readonly " $data"?: DuePicker_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"DuePicker_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DuePicker_issue",
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

(node as any).hash = "458aa63c1831989ccf7939d39d6b655c";

export default node;
