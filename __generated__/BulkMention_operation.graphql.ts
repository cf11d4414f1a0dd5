/**
 * @generated SignedSource<<fe8fe002f56c4cf1ec0dabfd76ddde35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkMention_operation$data = {
  readonly number: number;
  readonly project: {
    readonly key: string;
  };
  readonly " $fragmentType": "BulkMention_operation";
};
export type BulkMention_operation$key = {
  readonly " $data"?: BulkMention_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkMention_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkMention_operation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};

(node as any).hash = "66a5e2e8021f58512d9608cb5a3f5f41";

export default node;
