/**
 * @generated SignedSource<<370486549d2fae2612ef40a73b08da7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimelineEventLine_operation$data = {
  readonly number: number;
  readonly project: {
    readonly key: string;
  };
  readonly " $fragmentType": "TimelineEventLine_operation";
};
export type TimelineEventLine_operation$key = {
  readonly " $data"?: TimelineEventLine_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineEventLine_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimelineEventLine_operation",
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

(node as any).hash = "6e0d6f2a2dd9be6907a67b8ef02f28a9";

export default node;
